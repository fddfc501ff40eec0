/** Which listing a record is about, and how old this version is. */
export interface RecordVersion {
  key: string
  /** ms since 1970; null if missing, unreadable or in the future. */
  modified: number | null
}
