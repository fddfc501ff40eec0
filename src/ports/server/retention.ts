/** A kind of personal data that is not kept for ever. */
export interface RetentionRule {
  /** What is removed, for the log: 'inquiries'. */
  name: string
  /** Removes what is older than it may get at a time; returns how many. Throws what the store throws. */
  removeOld(now: Date): Promise<number>
}
