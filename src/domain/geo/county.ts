/** The seven counties the agency serves, in the order they are offered (specification section 9). */
export const COUNTIES = ['Bergen', 'Essex', 'Hudson', 'Morris', 'Passaic', 'Sussex', 'Warren'] as const
export type County = (typeof COUNTIES)[number]
/** What the seven are called together. */
export const COUNTIES_AREA = 'Northern New Jersey'

/** Whether the agency serves a county, as feeds spell it; homes elsewhere are tagged and come after all others. */
export const isServed = (county: string): boolean => (COUNTIES as readonly string[]).includes(county)
