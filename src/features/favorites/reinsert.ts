/** The list with an item back in its place: behind the nearest of those that stood before it and are still there. */
export function reinsert<T>(items: readonly T[], before: readonly T[], item: T, idOf: (item: T) => unknown): T[] {
  const id = idOf(item)
  if (items.some((other) => idOf(other) === id)) return [...items]
  const from = before.findIndex((other) => idOf(other) === id)
  const ahead = new Set(before.slice(0, from).map(idOf))
  const place = items.findLastIndex((other) => ahead.has(idOf(other))) + 1
  return items.toSpliced(place, 0, item)
}
