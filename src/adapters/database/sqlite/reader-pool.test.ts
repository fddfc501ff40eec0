import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../open-database.ts'
import { SqliteReaderPool } from './reader-pool.ts'

test('queries that wait when the pool closes are refused and start no thread', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'keystead-test-'))
  const { close } = await openDatabase({ dataDir })
  onTestFinished(async () => {
    await close()
    rmSync(dataDir, { recursive: true })
  })
  const pool = new SqliteReaderPool(join(dataDir, 'keystead.db'), 1)
  const asked = Array.from({ length: 3 }, () => pool.ask({ kind: 'rows', sql: 'SELECT 1', parameters: [] }))
  const settled = Promise.allSettled(asked)
  await pool.close()
  const [, ...waiting] = (await settled).map((answer) => answer.status === 'rejected' && String(answer.reason))
  expect(waiting).toEqual(Array.from({ length: 2 }, () => 'Error: The database has been closed'))
})
