extension RandomAccessCollection {
  /// The number of elements at the beginning of which something holds that holds of none behind them.
  func countOfFirst(while holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[index(startIndex, offsetBy: middle)]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
