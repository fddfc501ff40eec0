import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { databasePushDevices, putPushes } from '#adapters/database/updates/push-devices.ts'
import { databasePushQueue } from '#adapters/database/updates/push-queue.ts'
import { webPushSender } from '#adapters/web-push/push-sender.ts'
import { vapidKeys } from '#adapters/web-push/vapid-keys.ts'
import { sendBatch, startPushWorker, type PushWorker } from '#application/updates/push-worker.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { PushQueue } from '#ports/server/push-queue.ts'
import { createLog } from '#process/log.ts'
import { signedInOwner } from '../conformance/signed-in-owner.ts'
import { openTestDatabase } from '../conformance/test-databases.ts'
import { signedClaims, startPushPeer, subscribedBrowser, type PushRequest } from './push-browser.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** A Monday, 10 a.m. in New Jersey. */
const MONDAY = Date.parse('2026-11-23T15:00:00Z')
const NOTICE = { title: '3 new homes, 1 reduced', body: '$585,000, Montclair', path: '/favorites' }
const keys = vapidKeys('only for tests, only for tests, only for tests')

const running: PushWorker[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.stop()))
})

type Policy = Parameters<typeof startPushPeer>[0]

/** Somebody with a browser at a push service on this machine, and a clock that stands still until it is moved. */
async function openPush(policy?: Policy) {
  const { database, remove } = await openTestDatabase('sqlite')
  onTestFinished(remove)
  const peer = await startPushPeer(policy)
  onTestFinished(peer.close)
  const state = { now: MONDAY }
  const clock = { now: () => new Date(state.now) }
  const log = createLog({ write: () => {} }, false)
  const queue = databasePushQueue(database, clock)
  const devices = databasePushDevices(database, {
    siteKey: keys.publicKey,
    clock,
    onError: (error) => {
      throw error
    },
  })
  const sender = webPushSender({ keys, contact: () => 'mailto:hello@keystead.example', allowPrivate: true })
  onTestFinished(() => sender.close())
  const { ownerId, sessions } = await signedInOwner(database.db, { now: clock.now(), sessions: 2 })
  const browser = subscribedBrowser(`${peer.url}/one`)
  valueOrThrow(await devices.add(sessions[0]!, browser.address))
  const deps = (from: PushQueue = queue) => ({ queue: from, sender, log, random: () => 0 })
  return {
    peer,
    browser,
    devices,
    sessions,
    queue,
    deps,
    db: database.db,
    batch: () => sendBatch(deps()),
    put: (notice = NOTICE) =>
      database.db.transaction().execute((transaction) => putPushes(transaction, ownerId, notice, clock.now())),
    start: (from?: PushQueue) => {
      const worker = startPushWorker(deps(from))
      running.push(worker)
      return worker
    },
    later: (ms: number) => {
      state.now += ms
      for (const worker of running) worker.wake()
    },
    waiting: () => database.db.selectFrom('outbox_pushes').selectAll().execute(),
    subscribed: () => database.db.selectFrom('push_devices').select('session_id').execute(),
  }
}

test('H-04 a notification reaches the browser alone that can read it, signed by the site', async () => {
  const { peer, browser, put, start, waiting } = await openPush()
  await put()
  start()
  await vi.waitFor(async () => expect(await waiting()).toEqual([]))
  const [request] = peer.requests
  expect(peer.requests).toHaveLength(1)
  expect(request!.path).toBe('/one')
  expect(request!.headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' })
  expect(request!.body.includes('Montclair')).toBe(false)
  const message = browser.read(request!.body) as { id: string }
  expect(message).toEqual({ ...NOTICE, id: expect.stringMatching(/^[\da-f-]{36}$/) })
  expect(request!.headers['topic']).toBe(message.id.replaceAll('-', ''))
  expect(() => subscribedBrowser(peer.url).read(request!.body)).toThrow(/authenticate/)

  const { head, claims, key } = signedClaims(request!)
  expect(key).toBe(keys.publicKey)
  expect(head).toMatchObject({ alg: 'ES256' })
  expect(claims).toMatchObject({ aud: peer.url, sub: 'mailto:hello@keystead.example' })
  const lifetime = Number(claims['exp']) - Date.now() / 1000
  expect(lifetime).toBeGreaterThan(0)
  expect(lifetime).toBeLessThanOrEqual(24 * 3600)
  const forged = signedClaimsOf(request!, (token) => token.replace('.', '.e30'))
  expect(forged).toThrow('wrong')
})

const signedClaimsOf = (request: PushRequest, change: (token: string) => string) => () =>
  signedClaims({ ...request, headers: { authorization: change(request.headers.authorization!) } })

test('H-04 each of a person’s browsers gets it, and a push service that is busy is tried again when it says', async () => {
  const push = await openPush((count, { path }) =>
    path === '/two' && count < 4 ? { status: 429, headers: { 'retry-after': '600' } } : null,
  )
  valueOrThrow(await push.devices.add(push.sessions[1]!, subscribedBrowser(`${push.peer.url}/two`).address))
  await push.put()
  expect(await push.batch()).toBe(2)
  push.later(9 * MINUTE)
  expect(await push.batch()).toBe(0)
  push.later(MINUTE)
  expect(await push.batch()).toBe(1)
  push.later(10 * MINUTE)
  expect(await push.batch()).toBe(1)
  expect(await push.waiting()).toEqual([])
  expect(push.peer.requests.map(({ path }) => path).sort()).toEqual(['/one', '/two', '/two', '/two'])
})

test.each([404, 410])(
  'H-04 a browser whose push service answers %i is forgotten, with all that waits for it',
  async (status) => {
    const push = await openPush(() => ({ status }))
    await push.put()
    await push.put()
    await push.batch()
    expect(await push.subscribed()).toEqual([])
    expect(await push.waiting()).toEqual([])
    await push.put()
    expect(await push.waiting()).toEqual([])
  },
)

test.each([500, 503])('H-04 after a %i it is sent again, and given up after a day', async (status) => {
  const push = await openPush(() => ({ status }))
  await push.put()
  await push.batch()
  push.later(4000)
  expect(await push.batch()).toBe(0)
  push.later(2000)
  expect(await push.batch()).toBe(1)
  push.later(25 * HOUR)
  await push.batch()
  expect(push.peer.requests).toHaveLength(2)
  expect(await push.waiting()).toEqual([])
  expect(await push.subscribed()).toHaveLength(1)
})

test.each([
  [400, {}],
  [403, {}],
  [302, { location: 'http://127.0.0.1/admin' }],
])('H-04 after a %i it is given up, and no redirect is followed', async (status, headers) => {
  const push = await openPush(() => ({ status, headers }))
  await push.put()
  await push.batch()
  expect(push.peer.requests).toHaveLength(1)
  expect(await push.waiting()).toEqual([])
  expect(await push.subscribed()).toHaveLength(1)
})

test('H-04 what a killed process was sending is sent again once, under the same name; the others are not', async () => {
  const push = await openPush()
  await push.put()
  // Killed after it was sent, before that was recorded.
  const killed: PushQueue = { ...push.queue, settle: () => Promise.reject(new Error('killed')) }
  await expect(sendBatch(push.deps(killed))).rejects.toThrow('killed')
  await push.put({ ...NOTICE, title: '1 new home' })
  push.start()
  await vi.waitFor(() => expect(push.peer.requests).toHaveLength(2))
  push.later(MINUTE)
  expect(await push.batch()).toBe(0)
  push.later(2 * MINUTE)
  await vi.waitFor(async () => expect(await push.waiting()).toEqual([]))
  const told = push.peer.requests.map(({ body }) => push.browser.read(body) as { id: string; title: string })
  expect(told.map(({ title }) => title)).toEqual([NOTICE.title, '1 new home', NOTICE.title])
  // The push service replaces a message of the same topic, the browser a notification of the same tag.
  expect(new Set(told.map(({ id }) => id)).size).toBe(2)
  expect(push.peer.requests[0]!.headers['topic']).toBe(push.peer.requests[2]!.headers['topic'])
})

test('H-04 two workers on one queue send it once', async () => {
  const push = await openPush()
  await push.put()
  push.start()
  push.start()
  await vi.waitFor(async () => expect(await push.waiting()).toEqual([]))
  expect(push.peer.requests).toHaveLength(1)
})

test('H-04 nothing is sent between 9 PM and 8 AM', async () => {
  const push = await openPush()
  push.later(10 * HOUR + 59 * MINUTE)
  await push.put()
  push.later(MINUTE)
  expect(await push.batch()).toBe(0)
  push.later(11 * HOUR - MINUTE)
  expect(await push.batch()).toBe(0)
  push.later(MINUTE)
  expect(await push.batch()).toBe(1)
  expect(push.peer.requests).toHaveLength(1)
})

test('H-04 a browser that knows another key of the site, or has none of its own, is forgotten unasked', async () => {
  const push = await openPush()
  await push.put()
  await push.db.updateTable('push_devices').set({ site_key: 'another' }).execute()
  await push.batch()
  expect(await push.subscribed()).toEqual([])
  const noPoint = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')
  valueOrThrow(await push.devices.add(push.sessions[0]!, { ...push.browser.address, p256dh: noPoint }))
  await push.put()
  await push.batch()
  expect(await push.subscribed()).toEqual([])
  expect(push.peer.requests).toEqual([])
})
