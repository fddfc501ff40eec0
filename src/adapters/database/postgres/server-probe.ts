import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isConnectionError } from './connection-errors.ts'
import { connectionOptions } from './server-pool.ts'

/** Timeout of a probe, ms. */
const PROBE_TIMEOUT = 500

/** What a server says of itself. */
export interface Standing {
  standby: boolean
  /** How far its write-ahead log has been written, or on a standby replayed, bytes. */
  position: number
}

/** 'error' of a server that answers, but not this question: it has no connection left for it, or no such function. */
export type ProbeAnswer = Standing | 'error' | null

const STANDING = `
  select standby, (case when standby then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0')::int8 as position
  from (select pg_is_in_recovery() as standby) server`

/** Asks one server for its standing, on a connection of its own: a busy pool is no sign of a dead server. */
export class ServerProbe {
  readonly #address: string
  #open: { client: pg.Client; connected: Promise<unknown> } | null = null

  constructor(address: string) {
    this.#address = address
  }

  /** Null when the server doesn't answer in time. */
  async ask(): Promise<ProbeAnswer> {
    const over = new AbortController()
    const answer = await Promise.race([this.#standing(), timeout(over.signal)]).catch(answerOfError)
    over.abort()
    if (answer === null || answer === 'error') this.#cut()
    return answer
  }

  async end(): Promise<void> {
    const open = this.#open
    this.#open = null
    await open?.client.end().catch(() => {})
  }

  async #standing(): Promise<Standing> {
    this.#open ??= this.#connect()
    const { client, connected } = this.#open
    await connected
    return (await client.query<Standing>(STANDING)).rows[0]!
  }

  #connect() {
    const client = new pg.Client(connectionOptions(this.#address))
    // The next question is asked on a new connection.
    client.on('error', () => {
      if (this.#open?.client === client) this.#open = null
    })
    return { client, connected: client.connect() }
  }

  #cut(): void {
    this.#open?.client.connection.stream.destroy()
    this.#open = null
  }
}

const answerOfError = (error: unknown): ProbeAnswer =>
  error instanceof pg.DatabaseError && !isConnectionError(error) ? 'error' : null

/** Ends after PROBE_TIMEOUT; what has arrived while this process itself was busy is read before. */
async function timeout(signal: AbortSignal): Promise<null> {
  await pause(PROBE_TIMEOUT, undefined, { signal, ref: false })
  await turn()
  return null
}
