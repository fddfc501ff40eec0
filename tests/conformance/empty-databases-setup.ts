import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { emptyPostgres, TEST_DATABASE_URL } from './postgres-databases.ts'

// It imports nothing of src: Vitest would run every test again whenever one of those files changes.

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty databases with today's tables, to be copied: an embedded one's file, and the name of PostgreSQL's where that is tested. */
    emptyDatabases: { sqlite: string; postgres: string | null }
  }
}

const MIGRATION = join(import.meta.dirname, 'migrate-databases.ts')

/** Runs the migrations once for all tests: they take longer than most tests with a database. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'keystead-empty-'))
  const server = TEST_DATABASE_URL === undefined ? null : await emptyPostgres()
  await promisify(execFile)(process.execPath, [MIGRATION, dataDir, ...(server ? [server.url] : [])])
  const postgres = server && new URL(server.url).pathname.slice(1)
  project.provide('emptyDatabases', { sqlite: join(dataDir, 'keystead.db'), postgres })
  return async () => {
    rmSync(dataDir, { recursive: true })
    await server?.remove()
  }
}
