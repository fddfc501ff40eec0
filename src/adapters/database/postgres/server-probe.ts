import pg from 'pg'
import { connectionOptions } from './server-pool.ts'

/** Timeout of a probe, ms. */
const PROBE_TIMEOUT = 700

/** What a server says of itself. */
export interface Standing {
  standby: boolean
  /** How far its write-ahead log has been written, or on a standby replayed, bytes. */
  position: number
}

const STANDING = `
  select standby, (case when standby then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0')::int8 as position
  from (select pg_is_in_recovery() as standby) server`

/** Asks one server for its standing, on a connection of its own: a busy pool is no sign of a dead server. */
export class ServerProbe {
  readonly #address: string
  #client: pg.Client | null = null

  constructor(address: string) {
    this.#address = address
  }

  /** Null when the server doesn't answer in time. */
  async ask(): Promise<Standing | null> {
    try {
      this.#client ??= await this.#connect()
      return (await this.#client.query<Standing>(STANDING)).rows[0]!
    } catch {
      await this.end()
      return null
    }
  }

  async end(): Promise<void> {
    const client = this.#client
    this.#client = null
    await client?.end().catch(() => {})
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...connectionOptions(this.#address),
      connectionTimeoutMillis: PROBE_TIMEOUT,
      query_timeout: PROBE_TIMEOUT,
    })
    // The next probe meets the broken connection.
    client.on('error', () => {})
    await client.connect()
    return client
  }
}
