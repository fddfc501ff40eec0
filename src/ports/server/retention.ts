/** Removes one kind of personal data after its retention period. */
export interface RetentionRule {
  /** The kind of data, for the log: 'inquiries'. */
  name: string
  /** Removes what has expired by `now`; returns how many. Throws what the store throws. */
  removeOld(now: Date): Promise<number>
}
