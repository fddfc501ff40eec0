/** Which home the visitor looks at, and which they have looked at since the page was opened. */
export interface HomeSelection {
  id: number | null
  visited: ReadonlySet<number>
}

export const NOTHING_SELECTED: HomeSelection = { id: null, visited: new Set() }

/** The selection with another home in it, or with none. */
export const selectHome = ({ visited }: HomeSelection, id: number | null): HomeSelection => ({
  id,
  visited: id === null || visited.has(id) ? visited : new Set([...visited, id]),
})
