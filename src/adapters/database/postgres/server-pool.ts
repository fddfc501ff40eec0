import pg from 'pg'

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
  readonly #clients = new Set<pg.PoolClient>()

  /** `check` is called with each new connection; one for which it throws isn't used. */
  constructor(address: string, check?: (client: pg.ClientBase) => Promise<void>) {
    this.name = new URL(address).host
    this.#pool = new pg.Pool({
      ...connectionOptions(address),
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      ...(check ? { onConnect: check } : {}),
    })
    // Without listeners a broken connection would end the process: the pool has one for idle clients only.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => client.on('error', () => {}))
    this.#pool.on('acquire', (client) => this.#clients.add(client))
    this.#pool.on('release', (_error, client) => this.#clients.delete(client))
  }

  /** A connection, to be released. Throws when there is none within CONNECT_TIMEOUT. */
  connect(): Promise<pg.PoolClient> {
    return this.#pool.connect()
  }

  /** Cuts the connections in use, so that queries to a server that no longer answers fail. */
  cut(): void {
    for (const client of this.#clients) void (client as unknown as pg.Client).end()
  }

  async end(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end()
  }
}
