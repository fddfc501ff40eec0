import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openLiveServer } from '#compose/live-server.ts'
import { valueOrThrow } from '#domain/result.ts'
import { readConfig } from '#process/config.ts'
import { createLog } from '#process/log.ts'
import { madeInquiry } from '../conformance/inquiry-gateway.ts'
import { testSite } from './test-site.ts'

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

/** The site over the embedded database, in this process. */
async function openSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'keystead-test-'))
  const live = valueOrThrow(
    await openLiveServer(valueOrThrow(readConfig({ DATA_DIR: dataDir })), createLog({ write: () => {} }, false)),
  )
  onTestFinished(async () => {
    await live.close()
    rmSync(dataDir, { recursive: true })
  })
  const { voice: _, ...parts } = live
  const { ask } = testSite(parts)
  const inquiry = madeInquiry()
  const send = (key: string = crypto.randomUUID()) =>
    ask('/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ listingId: 1, key, inquiry }),
    })
  return { ask, send, file: join(dataDir, 'keystead.db') }
}

/** Takes the write lock. On a new database the workers of a starting server write for a moment. */
const startWriting = (other: DatabaseSync) => vi.waitFor(() => other.exec('BEGIN IMMEDIATE'), 5000)

test('while another process writes, health, searches, homes and sessions are answered; an inquiry waits', async () => {
  const { ask, send, file } = await openSite()
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  await startWriting(other)
  const sent = { done: false }
  const inquiry = send().finally(() => (sent.done = true))
  const cookie = 'keystead-session=unheard; keystead-visitor=unheard'
  for (const path of ['/healthz', '/readyz', '/api/listings?q=garden', '/api/listings/1', '/api/favorites']) {
    expect([path, (await ask(path, { headers: { cookie } })).status]).toEqual([path, 200])
  }
  expect(sent.done).toBe(false)
  other.exec('COMMIT')
  expect((await inquiry).status).toBe(201)
})

test('an inquiry that waits too long is answered 503 with a time to try again, and can be sent again', async () => {
  const { ask, send, file } = await openSite()
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  await startWriting(other)
  const refused = await send(KEY)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await ask('/healthz')).status).toBe(200)
  const stored = () => other.prepare('SELECT idempotency_key FROM inquiries').all()
  expect(stored()).toEqual([])
  other.exec('COMMIT')
  expect((await send(KEY)).status).toBe(201)
  expect(stored()).toEqual([{ idempotency_key: KEY }])
})
