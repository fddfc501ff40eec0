/** The seven counties the agency serves, in the order they are offered (specification section 9). */
export const COUNTIES = ['Bergen', 'Essex', 'Hudson', 'Morris', 'Passaic', 'Sussex', 'Warren'] as const
export type County = (typeof COUNTIES)[number]
/** What the seven are called together. */
export const COUNTIES_AREA = 'Northern New Jersey'

/** Whether the agency serves a county, as feeds spell it; homes elsewhere are tagged and come after all others. */
export const isServed = (county: string): boolean => (COUNTIES as readonly string[]).includes(county)

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
