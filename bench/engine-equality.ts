import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#adapters/database/database.ts'
import { openDatabase } from '#adapters/database/open-database.ts'
import { emptyPostgres, TEST_DATABASE_URL } from '../tests/conformance/postgres-databases.ts'
import { printTable } from './figures.ts'

/** What the engines are asked, and how an answer is compared with the domain's. */
export interface EqualityBench<Engine> {
  title: string
  store: (database: Database) => Promise<void>
  sqlite: (file: string) => { engines: Engine[]; close: () => void }
  postgres: (database: Database) => Engine
  compare: (engine: Engine) => Promise<EngineComparison>
}

export interface EngineComparison {
  /** The cells of the engine's line, before the number of unequal answers. */
  cells: Record<string, string | number>
  unequal: readonly unknown[]
}

/** The number of homes that the command line names; 10,000 unless given. */
export function homesToCompare(file: string): number {
  const count = Number(process.argv[2] ?? 10_000)
  if (!Number.isInteger(count) || count <= 0) throw new Error(`Usage: node bench/${file} [NUMBER OF HOMES]`)
  return count
}

/** Compares every engine with the domain and prints a line for each; PostgreSQL where TEST_DATABASE_URL names a server. */
export async function benchEquality<Engine>(bench: EqualityBench<Engine>): Promise<void> {
  const comparisons = [...(await onSqlite(bench)), ...(TEST_DATABASE_URL ? await onPostgres(bench) : [])]
  printTable(
    bench.title,
    comparisons.map(({ cells, unequal }) =>
      Object.fromEntries(
        Object.entries({ ...cells, unequal: unequal.length }).map(([name, cell]) => [
          name,
          cell.toLocaleString('en-US'),
        ]),
      ),
    ),
  )
  for (const { unequal } of comparisons) for (const example of unequal.slice(0, 5)) console.error(example)
  if (comparisons.some(({ unequal }) => unequal.length > 0)) process.exitCode = 1
}

async function onSqlite<Engine>({ store, sqlite, compare }: EqualityBench<Engine>): Promise<EngineComparison[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keystead-bench-'))
  const database = await openDatabase({ dataDir, preparesSearch: false })
  await store(database)
  const { engines, close } = sqlite(join(dataDir, 'keystead.db'))
  const comparisons: EngineComparison[] = []
  for (const engine of engines) comparisons.push(await compare(engine))
  close()
  await database.close()
  rmSync(dataDir, { recursive: true })
  return comparisons
}

async function onPostgres<Engine>({ store, postgres, compare }: EqualityBench<Engine>): Promise<EngineComparison[]> {
  const { url, remove } = await emptyPostgres()
  const database = await openDatabase({ url, dataDir: '' })
  await store(database)
  const comparison = await compare(postgres(database))
  await database.close()
  await remove()
  return [comparison]
}
