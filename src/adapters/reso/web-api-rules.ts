/** How a server of a RESO Web API wants to be asked. */
export interface WebApiRules {
  /** Records to a page; a server may give fewer. */
  pageSize: number
  /**
   * How the size is asked for. `prefer`: OData 4.01 part 1, 8.2.8.5, a wish. `$top`: by OData the limit of the whole answer, but
   * many vendors take it for the size of a page and still give a link to the next.
   */
  sizeBy: 'prefer' | '$top'
  /** `$orderby`; null where the server refuses it and keeps an order of its own. */
  orderBy: string | null
  /** `$expand`; null where pictures stand in the record anyway. */
  expand: string | null
  /** Whether the server says how many records there are in all. */
  counts: boolean
  /** Whether `$skip` may be used where there is no link. */
  skips: boolean
  /** Changes are read from this long before the last known time, ms: a source may commit or publish out of order. */
  overlap: number
  /** Filters of every reading. */
  filters: readonly string[]
}

const MINUTE = 60_000

/** Any server that keeps to the standard. */
export const STANDARD_RULES: WebApiRules = {
  pageSize: 500,
  sizeBy: 'prefer',
  // A key never changes, so a record that changes during the reading moves no other past a $skip.
  orderBy: 'ListingKey',
  expand: 'Media',
  counts: true,
  skips: true,
  overlap: 15 * MINUTE,
  filters: [],
}
