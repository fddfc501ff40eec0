import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../open-database.ts'
import { groupedCommits } from './grouped-commits.ts'

async function openRuns() {
  const dataDir = mkdtempSync(join(tmpdir(), 'keystead-test-'))
  const { db, close } = await openDatabase({ dataDir })
  onTestFinished(async () => {
    await close()
    rmSync(dataDir, { recursive: true })
  })
  const commit = groupedCommits(db)
  /** Writes a row; a second one of the same name fails. */
  const put = (source: string) =>
    commit(async (transaction) => {
      await transaction.insertInto('feed_runs').values({ source, modified_up_to: '' }).execute()
      return source
    })
  const stored = async () =>
    (await db.selectFrom('feed_runs').select('source').orderBy('source').execute()).map((row) => row.source)
  return { put, stored }
}

test('every write of a group gets its own answer', async () => {
  const { put, stored } = await openRuns()
  const names = Array.from({ length: 250 }, (_, index) => String(1000 + index))
  expect(await Promise.all(names.map(put))).toEqual(names)
  expect(await stored()).toEqual(names)
})

test('one that fails takes no other with it', async () => {
  const { put, stored } = await openRuns()
  await put('b')
  const answers = await Promise.allSettled(['a', 'b', 'c'].map(put))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await stored()).toEqual(['a', 'b', 'c'])
})

test('what comes later is committed later', async () => {
  const { put, stored } = await openRuns()
  await put('a')
  expect(await stored()).toEqual(['a'])
  await put('b')
  expect(await stored()).toEqual(['a', 'b'])
})
