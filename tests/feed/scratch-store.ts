import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { openFeedStore, type FeedStore } from '#compose/feed-import.ts'
import type { TestEngine } from '../conformance/database-engines.ts'
import { emptyPostgres } from '../conformance/postgres-databases.ts'

/** A folder of its own for one test, removed after it. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keystead-feed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const LINKED = { pictures: { rule: 'link', anyHost: false, bucket: null }, feedsFile: null } as const

/** A real embedded database for one test. */
export async function scratchStore(): Promise<FeedStore & { dataDir: string }> {
  const dataDir = scratchFolder()
  const store = await openFeedStore({ databaseUrl: null, dataDir, ...LINKED })
  onTestFinished(() => store.close())
  return { ...store, dataDir }
}

/** A real database for one test, on an engine. */
export async function scratchStoreOn(engine: TestEngine): Promise<FeedStore> {
  if (engine === 'sqlite') return scratchStore()
  const { url, remove } = await emptyPostgres()
  onTestFinished(remove)
  const store = await openFeedStore({ databaseUrl: url, dataDir: scratchFolder(), ...LINKED })
  onTestFinished(() => store.close())
  return store
}

/** What is stored of a source, by key: the hash of its content. Ids are left out, for they depend on the order of arrival. */
export function storedContent(dataDir: string, source: string): Record<string, unknown> {
  const database = new DatabaseSync(join(dataDir, 'keystead.db'), { readOnly: true, timeout: 5000 })
  try {
    const rows = database
      .prepare('select source_key, content_hash from listings where source = ? order by source_key')
      .all(source)
    return Object.fromEntries(rows.map((row) => [row['source_key'], row['content_hash']]))
  } finally {
    database.close()
  }
}

/** Ids by key. */
export function storedIds(dataDir: string, source: string): Record<string, unknown> {
  const database = new DatabaseSync(join(dataDir, 'keystead.db'), { readOnly: true, timeout: 5000 })
  try {
    const rows = database
      .prepare('select source_key, id from listings where source = ? order by source_key')
      .all(source)
    return Object.fromEntries(rows.map((row) => [row['source_key'], row['id']]))
  } finally {
    database.close()
  }
}
