import pg from 'pg'
import { noAnswer } from './connection-errors.ts'

const POOL_SIZE = 10
/** Timeout of a new connection, and of waiting for one that is in use, ms. */
const CONNECT_TIMEOUT = 5000

/** `count` and `sum` are 64 bits wide on PostgreSQL; no count of ours reaches 2^53. */
const numbersAsNumbers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

/** What every connection to PostgreSQL has in common. An address may set its own application_name. */
export const connectionOptions = (address: string) => ({
  connectionString: address,
  types: numbersAsNumbers,
  fallback_application_name: 'keystead',
  keepAlive: true,
})

/** Connections to one server. Connections that break are replaced; none ends the process. */
export class ServerPool {
  /** Host and port, for the log. */
  readonly name: string
  readonly #pool: pg.Pool
  readonly #clients = new Set<pg.Client>()
  readonly #waiting = new Set<(error: Error) => void>()

  /** `check` is called with each new connection; one for which it throws isn't used. */
  constructor(address: string, check?: (client: pg.ClientBase) => Promise<void>) {
    this.name = new URL(address).host
    this.#pool = new pg.Pool({
      ...connectionOptions(address),
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      onConnect: async (client) => {
        this.#keep(client as pg.Client)
        await check?.(client)
      },
    })
    this.#pool.on('error', () => {})
  }

  /** A connection, to be released. Throws when there is none within CONNECT_TIMEOUT, and when the pool is cut. */
  connect(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject)
      this.#pool.connect().then(
        (client) => (this.#waiting.delete(reject) ? resolve(client) : client.release()),
        (error: Error) => {
          this.#waiting.delete(reject)
          reject(error)
        },
      )
    })
  }

  /** Cuts all connections and ends all waiting for one, so that nobody waits for a server that no longer answers. */
  cut(): void {
    for (const client of this.#clients) client.connection.stream.destroy()
    for (const reject of this.#waiting) reject(noAnswer())
    this.#waiting.clear()
  }

  #keep(client: pg.Client): void {
    this.#clients.add(client)
    // Without listeners a broken connection would end the process: the pool has one for idle clients only.
    client.on('error', () => {}).on('end', () => this.#clients.delete(client))
  }

  async end(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end()
  }
}
