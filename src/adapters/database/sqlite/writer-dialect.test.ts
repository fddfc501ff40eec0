import { Kysely, sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../open-database.ts'
import type { Schema } from '../schema.ts'
import { openReader } from './connection.ts'
import { groupedCommits } from './grouped-commits.ts'
import { SqliteWriter } from './sqlite-writer.ts'
import { sqliteWriterDialect } from './writer-dialect.ts'
import { startWriter, WriterThread } from './writer-thread.ts'

/** A database with a writer of its own; `workers` are the writer's threads so far. */
async function openWriting(waitLimit?: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'keystead-test-'))
  const file = join(dataDir, 'keystead.db')
  await (await openDatabase({ dataDir })).close()
  const workers: Worker[] = []
  const start = () => {
    const worker = startWriter(file)
    workers.push(worker)
    return worker
  }
  const writer = new SqliteWriter(new WriterThread(start), waitLimit)
  const reader = openReader(file)
  const db = new Kysely<Schema>({ dialect: sqliteWriterDialect(writer, reader) })
  const other = new DatabaseSync(file)
  onTestFinished(async () => {
    other.close()
    await db.destroy()
    reader.close()
    rmSync(dataDir, { recursive: true })
  })
  const put = (source: string) => putIn(db, source)
  const stored = async () =>
    (await db.selectFrom('feed_runs').select('source').orderBy('source').execute()).map((row) => row.source)
  return { db, writer, put, stored, other, workers }
}

const putIn = (db: Kysely<Schema>, source: string) =>
  db.insertInto('feed_runs').values({ source, modified_up_to: '' }).execute()

test('while another process writes, a write waits and reads are answered', async () => {
  const { db, put, stored, other } = await openWriting()
  await put('before')
  other.exec('BEGIN IMMEDIATE')
  const settled = { write: false, transaction: false }
  const write = put('alone').finally(() => (settled.write = true))
  const transaction = db
    .transaction()
    .execute((within) => putIn(within, 'within'))
    .finally(() => (settled.transaction = true))
  expect(await stored()).toEqual(['before'])
  expect(settled).toEqual({ write: false, transaction: false })
  other.exec('COMMIT')
  await Promise.all([write, transaction])
  expect(await stored()).toEqual(['alone', 'before', 'within'])
})

test('transactions run one after the other, in the order of their coming, and see what they wrote', async () => {
  const { db, stored } = await openWriting()
  const steps: string[] = []
  const run = (name: string) =>
    db.transaction().execute(async (transaction) => {
      steps.push(`${name} begins`)
      await putIn(transaction, name)
      const seen = await transaction.selectFrom('feed_runs').select('source').orderBy('source').execute()
      steps.push(`${name} sees ${seen.map(({ source }) => source).join('')}`)
    })
  await Promise.all(['a', 'b', 'c'].map(run))
  expect(steps).toEqual(['a begins', 'a sees a', 'b begins', 'b sees ab', 'c begins', 'c sees abc'])
  expect(await stored()).toEqual(['a', 'b', 'c'])
})

test('a transaction that fails leaves nothing, and the next one works', async () => {
  const { db, put, stored } = await openWriting()
  const failing = db.transaction().execute(async (transaction) => {
    await putIn(transaction, 'lost')
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await put('kept')
  await expect(put('kept')).rejects.toThrow('UNIQUE constraint failed')
  expect(await stored()).toEqual(['kept'])
})

test('a write that waits too long is given up, whole, and can be tried again', async () => {
  const { db, put, stored, other } = await openWriting(50)
  other.exec('BEGIN IMMEDIATE')
  const commit = groupedCommits(db)
  const grouped = ['a', 'b'].map((name) => commit((transaction) => putIn(transaction, name)))
  const answers = await Promise.allSettled([put('first'), put('second'), ...grouped])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
  other.exec('COMMIT')
  expect(await stored()).toEqual([])
  await put('first')
  expect(await stored()).toEqual(['first'])
})

test('a thread that dies takes its transaction with it, and another one goes on', async () => {
  const { db, put, stored, workers } = await openWriting()
  const cut = db.transaction().execute(async (transaction) => {
    await putIn(transaction, 'lost')
    await workers[0]!.terminate()
    await putIn(transaction, 'late')
  })
  const next = put('next')
  await expect(cut).rejects.toThrow('The writer thread has ended')
  await next
  expect(await stored()).toEqual(['next'])
  expect(workers).toHaveLength(2)
})

test('an error that ends the transaction is the one that is thrown, not that it cannot be rolled back', async () => {
  const { db, put, stored } = await openWriting()
  await put('taken')
  const ended = db.transaction().execute(async (transaction) => {
    await putIn(transaction, 'lost')
    // SQLite does so by itself when the disk is full.
    await transaction.insertInto('feed_runs').orRollback().values({ source: 'taken', modified_up_to: '' }).execute()
  })
  await expect(ended).rejects.toThrow('UNIQUE constraint failed')
  expect(await stored()).toEqual(['taken'])
})

test('what a full file refuses is known until a write goes well', async () => {
  const { db, writer, put } = await openWriting()
  await put('before')
  expect(await writer.trouble()).toBeNull()
  await sql`PRAGMA max_page_count = 1`.execute(db)
  const mark = 'x'.repeat(1 << 20)
  await expect(put(mark)).rejects.toThrow('database or disk is full')
  expect(await writer.trouble()).toBe('The database’s disk is full.')
  await sql`PRAGMA max_page_count = 100000`.execute(db)
  await put(mark)
  expect(await writer.trouble()).toBeNull()
})

test('nothing is written once it is closed', async () => {
  const { db, put } = await openWriting()
  await put('before')
  await db.destroy()
  await expect(put('after')).rejects.toThrow('driver has already been destroyed')
})
