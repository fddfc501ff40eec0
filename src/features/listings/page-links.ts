/** A page number of the pagination, or a gap between two that are not neighbours. */
export type PageLink = number | 'gap'

/**
 * The page numbers offered: first, last, the current one and its neighbours. A gap stands for at least two pages; a
 * single one is named instead.
 */
export function pageLinks(page: number, pageCount: number): PageLink[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount)
  const numbers = [...new Set(shown)].sort((a, b) => a - b)
  return numbers.flatMap((number, place): PageLink[] => {
    const before = numbers[place - 1] ?? 0
    if (number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : ['gap', number]
  })
}
