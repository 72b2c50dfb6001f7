print("haru-ledger")
