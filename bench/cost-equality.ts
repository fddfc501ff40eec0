// Whether each engine computes the same months to the cent: node bench/cost-equality.ts [NUMBER OF HOMES] (10000 unless given).
// Generated homes by twenty sets of a visitor's numbers. PostgreSQL takes part where TEST_DATABASE_URL names a server.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#adapters/database/open-database.ts'
import {
  compareMonths,
  domainEngine,
  postgresEngine,
  sqliteEngines,
  storeHomes,
  type MonthEngine,
} from '../tests/conformance/cost-equality.ts'
import { ASSUMPTIONS, costedHomes } from '../tests/conformance/costed-homes.ts'
import { emptyPostgres, TEST_DATABASE_URL } from '../tests/conformance/postgres-databases.ts'
import { printTable } from './figures.ts'

const COUNT = Number(process.argv[2] ?? 10_000)
if (!Number.isInteger(COUNT) || COUNT <= 0) throw new Error('Usage: node bench/cost-equality.ts [NUMBER OF HOMES]')

const homes = costedHomes(COUNT)
const domain = domainEngine(homes)
const lines: Record<string, string>[] = []
let isEqual = true

async function compare(engine: MonthEngine): Promise<void> {
  const { compared, unknown, unequal } = await compareMonths(domain, engine)
  const [all, without, others] = [compared, unknown, unequal.length].map((count) => count.toLocaleString('en-US'))
  lines.push({ engine: engine.name, 'months compared': all!, 'of them unknown': without!, unequal: others! })
  for (const example of unequal.slice(0, 5)) console.error(example)
  isEqual &&= unequal.length === 0
}

async function compareSqlite(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keystead-bench-'))
  const database = await openDatabase({ dataDir, preparesSearch: false })
  await storeHomes(database, homes)
  const { engines, close } = sqliteEngines(join(dataDir, 'keystead.db'))
  for (const engine of engines) await compare(engine)
  close()
  await database.close()
  rmSync(dataDir, { recursive: true })
}

async function comparePostgres(): Promise<void> {
  const { url, remove } = await emptyPostgres()
  const database = await openDatabase({ url, dataDir: '' })
  await storeHomes(database, homes)
  await compare(postgresEngine(database))
  await database.close()
  await remove()
}

await compareSqlite()
if (TEST_DATABASE_URL) await comparePostgres()
printTable(
  `Months equal to the domain’s: ${COUNT.toLocaleString('en-US')} homes by ${ASSUMPTIONS.length} sets of a visitor’s numbers`,
  lines,
)
if (!isEqual) process.exitCode = 1
