import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryRateLimits } from '#application/limits/memory-limits.ts'
import { NO_VOICE_CONFIG, type SpeechConfig } from '#process/voice-config.ts'
import { startSpeechPeer } from '../voice/speech-peer.ts'
import { testSite, type TestSiteParts } from './test-site.ts'

const KEY = 'sk-the-secret-key'
let peer: Awaited<ReturnType<typeof startSpeechPeer>>
beforeEach(async () => {
  peer = await startSpeechPeer()
})
afterEach(() => {
  vi.restoreAllMocks()
  peer.close()
})

const site = (speech: Partial<SpeechConfig> | null = {}, parts: TestSiteParts = {}) =>
  testSite({
    ...parts,
    voice: {
      ...NO_VOICE_CONFIG,
      speech: speech && {
        url: peer.url,
        key: KEY,
        model: 'some-ears',
        voice: { model: 'some-mouth', name: 'alloy' },
        ...speech,
      },
    },
  })
const SOUND = new Blob([new Uint8Array([9, 8, 7])])
const recording = (type = 'audio/webm;codecs=opus', body: Blob = SOUND): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
  body,
})
const text = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  body: JSON.stringify(body),
})

test('a recording becomes text by the operator’s service, with its key, model and language', async () => {
  const { ask } = site()
  const answer = await ask('/api/voice/transcripts?language=es', recording())
  expect([answer.status, await answer.json()]).toEqual([200, { text: 'three bedrooms in Glen Ridge' }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(peer.asked).toHaveLength(1)
  expect(peer.asked[0]).toMatchObject({ path: '/v1/audio/transcriptions', authorization: `Bearer ${KEY}` })
  expect(peer.asked[0]!.type).toMatch(/^multipart\/form-data/)
  for (const part of ['filename="speech.webm"', '\u0009\u0008\u0007', 'some-ears', '\r\nes\r\n']) {
    expect(peer.asked[0]!.body).toContain(part)
  }
})

test('a text is spoken where a voice is set', async () => {
  const { ask } = site()
  const answer = await ask('/api/voice/spoken', text({ text: 'Hello.' }))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
  expect(JSON.parse(peer.asked[0]!.body)).toEqual({
    model: 'some-mouth',
    voice: 'alloy',
    input: 'Hello.',
    response_format: 'mp3',
  })
  expect((await site({ voice: null }).ask('/api/voice/spoken', text({ text: 'Hello.' }))).status).toBe(404)
})

test('the browser learns what there is, and nothing of the key', async () => {
  const settings = async (speech: Partial<SpeechConfig> | null) =>
    JSON.stringify(await (await site(speech).ask('/voice-settings.json')).json())
  expect(await settings({})).toContain('"speech":{"speaks":true}')
  expect(await settings({ voice: null })).toContain('"speech":{"speaks":false}')
  expect(await settings(null)).toContain('"speech":null')
  expect(await settings({})).not.toContain(KEY)
})

test('a failing service is said, and its answer stays out of ours', async () => {
  peer.answer = { status: 500, text: `wrong key ${KEY}` }
  const { ask } = site()
  for (const answer of [
    await ask('/api/voice/transcripts', recording()),
    await ask('/api/voice/spoken', text({ text: 'x' })),
  ]) {
    const said = await answer.text()
    expect([answer.status, said.includes('Continue by text.'), said.includes(KEY)]).toEqual([503, true, false])
  }
})

test('another site, other content, too much or nothing is refused before the service hears of it', async () => {
  const { ask } = site()
  const foreign = recording()
  const statuses = await Promise.all([
    ask('/api/voice/transcripts', {
      ...foreign,
      headers: { 'content-type': 'audio/webm', 'sec-fetch-site': 'cross-site' },
    }),
    ask('/api/voice/transcripts', recording('text/plain')),
    ask('/api/voice/transcripts', recording('audio/webm', new Blob([]))),
    ask('/api/voice/transcripts', recording('audio/webm', new Blob([new Uint8Array(1024 * 1024 + 1)]))),
    ask('/api/voice/spoken', text({ text: 'x'.repeat(601) })),
    ask('/api/voice/spoken', text({})),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([403, 415, 400, 413, 400, 400])
  expect(peer.asked).toEqual([])
  expect((await site(null).ask('/api/voice/transcripts', recording())).status).toBe(404)
})

test('a network has its limit', async () => {
  const { ask } = site({}, { rateLimits: memoryRateLimits({ elapsed: () => 0 }) })
  const statuses: number[] = []
  for (let count = 0; count < 121; count++) statuses.push((await ask('/api/voice/transcripts', recording())).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  expect(statuses.at(-1)).toBe(429)
})
