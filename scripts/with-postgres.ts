// node scripts/with-postgres.ts SCRIPT [ARGUMENT …]: runs a script beside a PostgreSQL server of its own, which
// TEST_DATABASE_URL names; without one where that is set already or PostgreSQL isn't installed.
import { spawn } from 'node:child_process'
import { POSTGRES_BIN, startCluster, type PostgresCluster } from '../tests/conformance/postgres-cluster.ts'

async function ownCluster(): Promise<PostgresCluster | null> {
  if (process.env['TEST_DATABASE_URL'] !== undefined || POSTGRES_BIN === null) return null
  try {
    return await startCluster()
  } catch (error) {
    console.log(`PostgreSQL could not be started: ${(error as Error).message}`)
    return null
  }
}

/** Resolves to the exit code; signals go on to the script. */
function run(args: readonly string[], url: string): Promise<number> {
  const env = { ...process.env, TEST_DATABASE_URL: url }
  const child = spawn(process.execPath, args, { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}

const cluster = await ownCluster()
const code = await run(process.argv.slice(2), cluster?.url ?? process.env['TEST_DATABASE_URL'] ?? '')
await cluster?.remove()
process.exit(code)
