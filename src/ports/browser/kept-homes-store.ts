import type { KeptHomes } from '#domain/saved/kept-homes.ts'

/** The homes this browser keeps for reading without a connection. */
export interface KeptHomesStore {
  /** Null where nothing is kept. */
  read(): Promise<KeptHomes | null>
  /** Changes what is kept, one change at a time in all tabs, and fetches and drops pictures accordingly. */
  change(change: (kept: KeptHomes | null) => KeptHomes): Promise<void>
  /** Removes everything, also from changes under way. */
  clear(): Promise<void>
}
