/** Maximum lag of a replica that is read, ms. */
export const MAX_LAG = 5000

/**
 * The lag of replicas, from the positions of the primary's log: a replica that has replayed what was written at a time lags
 * by what has passed since. Without the servers' clocks, and right where nothing is written or a replica is cut off.
 */
export class ReplicaLag {
  /** What the primary had written when, oldest first; one of them older than MAX_LAG. */
  #written: { at: number; position: number }[] = []

  /** The primary's position; `now` in ms. */
  wrote(position: number, now: number): void {
    // A new primary may have started from an earlier position than the lost one had reached.
    this.#written = this.#written.filter((sample) => sample.position <= position)
    this.#written.push({ at: now, position })
    const old = this.#written.findLastIndex(({ at }) => now - at > MAX_LAG)
    this.#written = this.#written.slice(Math.max(0, old))
  }

  /**
   * Whether a replica may be read: it has replayed what the primary had written MAX_LAG before its last answer. So while
   * the primary is away, replicas that were up to date stay in use.
   */
  isRecent(position: number): boolean {
    const last = this.#written.at(-1)
    const required = this.#written.findLast(({ at }) => last!.at - at > MAX_LAG)
    return required === undefined || position >= required.position
  }
}
