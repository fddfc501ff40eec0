/** A feed whose homes or readings are stored. */
export interface StoredFeed {
  name: string
  /** Homes of it on the site, those included that another feed's listing stands for. */
  homes: number
  /** Start of its newest reading that was finished, ms since 1970; null if none was. */
  succeededAt: number | null
  /** Readings in a row that did not come to an end. */
  failures: number
  /** Why removals wait for a person; null where none do. */
  held: string | null
}

/** The feeds that have brought homes, for the operator's command line. Throws what the database throws. */
export interface StoredFeeds {
  /** By name. */
  all(): Promise<StoredFeed[]>
  /**
   * Takes a feed off the site: its homes are removed, and nothing remembers its readings, its credit and what it withheld. The
   * histories of its homes stay, and their ids, should it come back within 24 months. Returns how many homes there were.
   */
  retire(name: string): Promise<number>
}
