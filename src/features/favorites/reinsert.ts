/** Puts an item back at its place: after the nearest item that was before it and is still in the list. */
export function reinsert<T>(items: readonly T[], before: readonly T[], item: T, idOf: (item: T) => unknown): T[] {
  const id = idOf(item)
  if (items.some((other) => idOf(other) === id)) return [...items]
  const from = before.findIndex((other) => idOf(other) === id)
  const ahead = new Set(before.slice(0, from).map(idOf))
  const index = items.findLastIndex((other) => ahead.has(idOf(other))) + 1
  return items.toSpliced(index, 0, item)
}
