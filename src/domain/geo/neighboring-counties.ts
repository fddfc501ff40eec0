/** Counties that share a land or river border (U.S. Census county adjacency file), among those with listings. */
const NEIGHBORS: Readonly<Record<string, readonly string[]>> = {
  Bergen: ['Essex', 'Hudson', 'Passaic'],
  Essex: ['Bergen', 'Hudson', 'Morris', 'Passaic'],
  Hudson: ['Bergen', 'Essex'],
  Morris: ['Essex', 'Passaic', 'Sussex', 'Warren'],
  Passaic: ['Bergen', 'Essex', 'Morris', 'Sussex'],
  Sussex: ['Morris', 'Passaic', 'Warren'],
  Warren: ['Morris', 'Sussex'],
  Mercer: ['Monmouth'],
  Monmouth: ['Mercer'],
}

/** The county itself and its neighbors; an unknown county has none. */
export const countyAndNeighbors = (county: string): readonly string[] => [county, ...(NEIGHBORS[county] ?? [])]
