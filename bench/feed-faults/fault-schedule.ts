import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { seededRandom } from '../seeded-random.ts'
import { ChangingSource } from './changing-source.ts'
import { FaultyServer, type Fault } from './faulty-server.ts'
import type { Importer } from './importer.ts'

const RECORDS = 110
/** Imports under faults; the last one after them is undisturbed. */
const RUNS = 4
const NOW = Date.UTC(2026, 10, 21, 12)
const BEGAN = NOW - 12 * 3_600_000

/** What was wrong with the stored listings; all empty where the import is right. */
export interface ScheduleResult {
  /** Public at the source, and not stored or out of date after a run that finished. */
  lost: string[]
  /** A key that has two ids, or one that changed. */
  doubled: string[]
  /** Public at the source and stored before the run, but not after it. */
  wronglyRemoved: string[]
  /** Stored after a run that finished, though withdrawn, or deleted and read completely. */
  stale: string[]
  faults: ReadonlyMap<Fault, number>
  runs: { finished: number; brokenOff: number; killed: number }
}

/** Imports a changing source under the faults of a seed, and compares what is stored with the source after each run. */
export async function runSchedule(seed: number, importer: Importer): Promise<ScheduleResult> {
  const random = seededRandom(seed)
  const source = new ChangingSource(random, RECORDS, BEGAN)
  const server = new FaultyServer(source, random, random.pick(['links', 'places'] as const))
  const dataDir = mkdtempSync(join(tmpdir(), 'keystead-faults-'))
  const result: ScheduleResult = {
    lost: [],
    doubled: [],
    wronglyRemoved: [],
    stale: [],
    faults: server.counts,
    runs: { finished: 0, brokenOff: 0, killed: 0 },
  }
  const ids = new Map<string, number>()
  try {
    const origin = await server.listen()
    server.onKill = () => importer.kill()
    for (let run = 0; run <= RUNS; run += 1) {
      const isLast = run === RUNS
      server.isFaulty = !isLast
      const before = stored(dataDir)
      const isFull = isLast || random.chance(1 / 4)
      const outcome = await importer.run({ origin, dataDir, isFull, acceptsRemovals: isLast, now: NOW })
      count(result, outcome.kind)
      if (isLast && outcome.kind !== 'finished') throw new Error(`seed ${seed}: the undisturbed run ${outcome.kind}`)
      const isComplete = outcome.kind === 'finished' && outcome.isComplete
      compare(
        { source, before, after: stored(dataDir), ids, isFinished: outcome.kind === 'finished', isComplete },
        result,
      )
      source.change()
    }
  } finally {
    server.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return result
}

function count({ runs }: ScheduleResult, kind: 'finished' | 'broken off' | 'killed'): void {
  if (kind === 'finished') runs.finished += 1
  else if (kind === 'killed') runs.killed += 1
  else runs.brokenOff += 1
}

interface StoredListing {
  id: number
  price: number
}

/** What is stored, by key; nothing where the database isn't there yet. */
function stored(dataDir: string): Map<string, StoredListing[]> {
  let database: DatabaseSync
  try {
    database = new DatabaseSync(join(dataDir, 'keystead.db'), { readOnly: true, timeout: 5000 })
  } catch {
    return new Map()
  }
  try {
    const hasTable = database.prepare("select 1 from sqlite_schema where name = 'listings'").get() !== undefined
    const rows = hasTable
      ? database.prepare("select source_key as key, id, price from listings where source = 'mls'").all()
      : []
    return Map.groupBy(rows as unknown as (StoredListing & { key: string })[], ({ key }) => key)
  } finally {
    database.close()
  }
}

interface Comparison {
  source: ChangingSource
  before: ReadonlyMap<string, readonly StoredListing[]>
  after: ReadonlyMap<string, readonly StoredListing[]>
  /** The first id of each key. */
  ids: Map<string, number>
  isFinished: boolean
  isComplete: boolean
}

function compare({ source, before, after, ids, isFinished, isComplete }: Comparison, result: ScheduleResult): void {
  for (const [key, listings] of after) {
    const first = ids.get(key) ?? listings[0]!.id
    ids.set(key, first)
    if (listings.length > 1 || listings[0]!.id !== first) result.doubled.push(key)
    const record = source.records.get(key)
    const isGone = record ? !record.isPublic : isComplete
    if (isFinished && isGone) result.stale.push(key)
  }
  for (const { key, price, isPublic } of source.records.values()) {
    if (!isPublic) continue
    if (before.has(key) && !after.has(key)) result.wronglyRemoved.push(key)
    if (isFinished && after.get(key)?.[0]?.price !== price) result.lost.push(key)
  }
}
