import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isConnectionError, noAnswer } from './connection-errors.ts'
import { ServerPool } from './server-pool.ts'

/** How long a connection is tried again, ms; less where the server is given up before. */
const PATIENCE = 2000
const PAUSE = 100

/**
 * The server that takes writes, among those named: after a failover another one. `ReadServers` asks for its standing: once it
 * is given up, nobody waits for it until it answers again.
 */
export class Primary {
  readonly #addresses: readonly string[]
  readonly #pools: readonly ServerPool[]
  #current = 0
  #isGivenUp = false

  /** One address, or several that are tried in order until one is a primary. */
  constructor(addresses: readonly string[]) {
    // Behind a single address the operator's own front may choose the primary.
    const check = addresses.length > 1 ? refuseStandby : undefined
    this.#addresses = addresses
    this.#pools = addresses.map((address) => new ServerPool(address, check))
  }

  /** A connection to the primary. Throws when there has been none for PATIENCE, or the server is given up. */
  async connect(): Promise<pg.PoolClient> {
    const deadline = performance.now() + PATIENCE
    for (;;) {
      if (this.#isGivenUp) throw noAnswer()
      const tried = this.#current
      try {
        return await this.#pools[tried]!.connect()
      } catch (error) {
        if (this.#current === tried) this.#current = (tried + 1) % this.#pools.length
        if (!isConnectionError(error) || performance.now() > deadline) throw error
      }
      await pause(PAUSE / this.#pools.length)
    }
  }

  /** The address of the server that takes writes now. Throws as `connect` does. */
  async address(): Promise<string> {
    const client = await this.connect()
    client.release()
    return this.#addresses[this.#current]!
  }

  /** The server with this number has answered as the primary. */
  answered(index: number): void {
    this.#current = index
    this.#isGivenUp = false
  }

  /** Lets everything fail that waits for the primary, now and until it answers. What was being written may have been done. */
  giveUp(): void {
    this.#isGivenUp = true
    for (const pool of this.#pools) pool.cut()
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()))
  }
}

async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  if (rows[0]!.standby) throw Object.assign(new Error('The server is a standby.'), { code: '25006' })
}
