import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#adapters/database/open-database.ts'
import { emptyPostgres, TEST_DATABASE_URL } from './postgres-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty databases with today's tables, to be copied: an embedded one's file, and the name of PostgreSQL's where that is tested. */
    emptyDatabases: { sqlite: string; postgres: string | null }
  }
}

/** Runs the migrations once for all tests: they take longer than most tests with a database. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'keystead-empty-'))
  await (await openDatabase({ dataDir })).close()
  const server = TEST_DATABASE_URL === undefined ? null : await emptyPostgres()
  if (server) await (await openDatabase({ url: server.url, dataDir: '' })).close()
  const postgres = server && new URL(server.url).pathname.slice(1)
  project.provide('emptyDatabases', { sqlite: join(dataDir, 'keystead.db'), postgres })
  return async () => {
    rmSync(dataDir, { recursive: true })
    await server?.remove()
  }
}
