import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openLiveServer } from '#compose/live-server.ts'
import { valueOrThrow } from '#domain/result.ts'
import { readConfig } from '#process/config.ts'
import { createLog } from '#process/log.ts'
import { madeInquiry } from '../conformance/inquiry-gateway.ts'
import { testSite } from './test-site.ts'

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
  const send = () =>
    ask('/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ listingId: 1, key: crypto.randomUUID(), inquiry: madeInquiry() }),
    })
  return { ask, send, file: join(dataDir, 'keystead.db') }
}

test('while another process writes, health, searches, homes and sessions are answered; an inquiry waits', async () => {
  const { ask, send, file } = await openSite()
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
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
