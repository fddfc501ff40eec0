/** How much of what matters is stored. */
export interface StoredCounts {
  listings: number
  accounts: number
  favorites: number
  savedSearches: number
  inquiries: number
  /** Mails still to be sent. */
  waitingMails: number
}

export interface MadeBackup {
  /** Its absolute path; its checksum is beside it, as `{file}.sha256`. */
  file: string
  counts: StoredCounts
}

export interface RestoredBackup {
  counts: StoredCounts
  /** Files that lay in the data folder when the backup was made and are not there now. */
  missingFiles: readonly string[]
  /** Where the database that was there before has been moved; null if there was none, or it is gone. */
  replaced: string | null
}

/** Backups of one database. Both methods throw errors whose messages are meant for the operator. */
export interface Backups {
  /** Writes a new file to `folder`, which holds the database as one commit left it; it may be written to meanwhile. */
  make(folder: string, at: Date): Promise<MadeBackup>
  /**
   * Puts a backup in the database's place; nothing may use it meanwhile. On failure nothing is changed: the backup is
   * damaged or of a newer version, or `force` is false and a database is there.
   */
  restore(file: string, force: boolean): Promise<RestoredBackup>
}
