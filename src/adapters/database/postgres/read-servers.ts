import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isConnectionError, mayReadAgain } from './connection-errors.ts'
import type { Primary } from './primary.ts'
import { ReplicaLag } from './replica-lag.ts'
import { ServerPool } from './server-pool.ts'
import { ServerProbe, type ProbeAnswer, type Standing } from './server-probe.ts'

/** Pause between two probes of each server, ms. */
const PROBE_INTERVAL = 500
/** The same while the primary doesn't answer. */
const URGENT_INTERVAL = 100
/** Probes without an answer after which a replica is left out, and queries to it are cut. */
const MISSES = 2
/**
 * How long the primary may leave all questions without an answer until it is given up, ms: with the pause before the first of
 * them and the time that the last one takes, a request learns it within 2 s.
 */
const SILENCE = 1000
/** How often a read is tried in all. */
const ATTEMPTS = 3

/** A replica has been taken into use, or left out. */
export interface ReplicaChange {
  /** Host and port. */
  replica: string
  used: boolean
}

export interface ReadServersOptions {
  primary: Primary
  primaryAddresses: readonly string[]
  replicaAddresses: readonly string[]
  onChange: (change: ReplicaChange) => void
}

class Replica {
  readonly pool: ServerPool
  readonly probe: ServerProbe
  /** Null until the first probe. */
  used: boolean | null = null
  misses = 0

  constructor(address: string) {
    this.pool = new ServerPool(address)
    this.probe = new ServerProbe(address)
  }
}

/**
 * The servers that listings are read from: one replica at a time, the next when it fails or lags, and the primary when none
 * is left. `generation` rises with each change of the server, so that answers of two servers are never taken for each
 * other's; several instances start with different replicas.
 */
export class ReadServers {
  readonly #primary: Primary
  readonly #primaryProbes: readonly ServerProbe[]
  readonly #replicas: readonly Replica[]
  readonly #onChange: (change: ReplicaChange) => void
  readonly #lag = new ReplicaLag()
  readonly #ending = new AbortController()
  /** When the first question was asked that the primary has not answered; null while it answers. */
  #silentSince: number | null = null
  #watching: Promise<void> = Promise.resolve()
  #serving: Replica | null = null
  generation = 0

  constructor({ primary, primaryAddresses, replicaAddresses, onChange }: ReadServersOptions) {
    this.#primary = primary
    this.#primaryProbes = primaryAddresses.map((address) => new ServerProbe(address))
    this.#replicas = rotated(replicaAddresses).map((address) => new Replica(address))
    this.#onChange = onChange
  }

  /** Asks all servers once, and then regularly. */
  async watch(): Promise<void> {
    await this.#probeAll()
    this.#watching = this.#watch()
  }

  /** Runs a statement that only reads; on another connection, or another server, if one is cut. Throws the last error. */
  async query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    for (let attempt = 1; ; attempt++) {
      const client = await this.#connect()
      try {
        const result = await client.query(text, [...values])
        client.release()
        return result
      } catch (error) {
        client.release(isConnectionError(error))
        if (attempt === ATTEMPTS || !mayReadAgain(error)) throw error
      }
    }
  }

  async end(): Promise<void> {
    this.#ending.abort()
    await this.#watching
    await Promise.all([
      ...this.#primaryProbes.map((probe) => probe.end()),
      ...this.#replicas.flatMap(({ pool, probe }) => [pool.end(), probe.end()]),
    ])
  }

  /** The replica to read now; null for the primary. */
  current(): Replica | null {
    const next = this.#serving?.used ? this.#serving : (this.#replicas.find(({ used }) => used) ?? null)
    if (next !== this.#serving) this.generation++
    this.#serving = next
    return next
  }

  async #connect(): Promise<pg.PoolClient> {
    for (;;) {
      const replica = this.current()
      if (!replica) return this.#primary.connect()
      try {
        return await replica.pool.connect()
      } catch (error) {
        if (!isConnectionError(error)) throw error
        this.#use(replica, false)
      }
    }
  }

  async #watch(): Promise<void> {
    const { signal } = this.#ending
    while (!signal.aborted) {
      const interval = this.#silentSince === null ? PROBE_INTERVAL : URGENT_INTERVAL
      await pause(interval, undefined, { signal, ref: false }).catch(() => {})
      if (!signal.aborted) await this.#probeAll()
    }
  }

  async #probeAll(): Promise<void> {
    await Promise.all([this.#probePrimary(), ...this.#replicas.map((replica) => this.#probeReplica(replica))])
  }

  async #probePrimary(): Promise<void> {
    const asked = performance.now()
    const answers = await Promise.all(this.#primaryProbes.map((probe) => probe.ask()))
    // Behind a single address the operator's own front chooses the primary.
    const index = answers.findIndex((answer) =>
      answers.length === 1 ? answer !== null : standingOf(answer)?.standby === false,
    )
    if (index >= 0) {
      this.#silentSince = null
      this.#primary.answered(index)
      const standing = standingOf(answers[index]!)
      if (standing) this.#lag.wrote(standing.position, performance.now())
    } else if (this.#silentSince === null) this.#silentSince = asked
    // Never by one question: this process may have been the busy one.
    else if (performance.now() - this.#silentSince >= SILENCE) this.#primary.giveUp()
  }

  async #probeReplica(replica: Replica): Promise<void> {
    const standing = standingOf(await replica.probe.ask())
    replica.misses = standing ? 0 : replica.misses + 1
    if (standing) this.#use(replica, this.#lag.isRecent(standing.position))
    else if (replica.misses >= MISSES) {
      this.#use(replica, false)
      replica.pool.cut()
    }
  }

  #use(replica: Replica, used: boolean): void {
    if (replica.used === used) return
    replica.used = used
    this.#onChange({ replica: replica.pool.name, used })
  }
}

const standingOf = (answer: ProbeAnswer): Standing | null => (answer === 'error' ? null : answer)

/** The servers for the query library: every statement is a read of its own, with a connection for as long as it takes. */
export const readPool = (servers: ReadServers): PostgresPool => ({
  connect: async () => ({
    query: ((text: string, values: readonly unknown[]) =>
      servers.query(text, values)) as unknown as PostgresPoolClient['query'],
    release: () => {},
  }),
  end: () => servers.end(),
  options: {},
})

/** The addresses in their order, from a random one on. */
function rotated(addresses: readonly string[]): readonly string[] {
  const first = Math.floor(Math.random() * addresses.length)
  return [...addresses.slice(first), ...addresses.slice(0, first)]
}
