import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { memoryRateLimits } from '#application/limits/memory-limits.ts'
import { openStaticFiles } from '#http/static-files.ts'
import { createStaticSite } from '#http/static-site.ts'
import type { VoiceConfig } from '#process/voice-config.ts'
import { testSite } from './test-site.ts'

const SECRET = 'a secret of both sides'
const CALL = '3f0c9a4e-98f1-4d52-8a63-0c9b7f0a1d11'
const configured = (apiUrl = 'https://api.vapi.example', privateKey: string | null = 'private'): VoiceConfig => ({
  provider: { publicKey: 'public', assistantId: CALL, apiUrl, privateKey },
  webhookSecret: SECRET,
  model: null,
  speech: null,
})

describe('/voice-settings.json', () => {
  test('V-07 without a provider the site’s own agent answers', async () => {
    const answer = await testSite().ask('/voice-settings.json')
    expect(await answer.text()).toBe('{"provider":null,"model":false,"speech":null}')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  test('V-07 with one it holds what browsers need, and no secret', async () => {
    const text = await (await testSite({ voice: configured() }).ask('/voice-settings.json')).text()
    expect(JSON.parse(text)).toEqual({
      provider: { publicKey: 'public', assistantId: CALL, apiUrl: 'https://api.vapi.example', status: true },
      model: false,
      speech: null,
    })
    expect(text).not.toContain('private')
    const keyless = await testSite({ voice: configured(undefined, null) }).ask('/voice-settings.json')
    expect(await keyless.json()).toMatchObject({ provider: { status: false } })
  })
})

describe('the Content-Security-Policy of a call', () => {
  const policyOf = (answer: Response) => answer.headers.get('content-security-policy')!

  test('V-12 only with a provider it names other hosts, and the microphone is for this site alone', async () => {
    const closed = await testSite().ask('/')
    const open = await testSite({ voice: configured() }).ask('/')
    expect(policyOf(closed)).not.toMatch(/daily|vapi|blob|wasm/)
    const policy = policyOf(open)
    expect(policy).toContain("script-src 'self' https://c.daily.co blob: 'wasm-unsafe-eval';")
    expect(policy).toContain("connect-src 'self' https://api.vapi.example https://*.daily.co wss://*.daily.co;")
    expect(policy).toContain("worker-src 'self' blob:;")
    for (const answer of [open, closed])
      expect(answer.headers.get('permissions-policy')).toMatch(/^microphone=\(self\), camera=\(\)/)
    expect(policyOf(await testSite({ voice: configured() }).ask('/healthz'))).not.toContain('daily')
  })

  test('V-12 [sample] a static page names the same hosts', async () => {
    const map = { hosts: { google: true, origins: [] }, tiles: null }
    const site = createStaticSite(openStaticFiles('/nowhere'), '', { map, voice: 'https://api.vapi.example' })
    const policy = policyOf(await site.request('/'))
    expect(policy).toMatch(/script-src [^;]*blob: https:\/\/c\.daily\.co 'wasm-unsafe-eval';/)
    expect(policy.match(/worker-src/g)).toHaveLength(1)
  })
})

const peers: Server[] = []
afterEach(() => {
  for (const peer of peers.splice(0)) {
    peer.closeAllConnections()
    peer.close()
  }
})

/** The provider's API on this machine. */
async function startPeer(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const peer = createServer(answer)
  peers.push(peer)
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(peer.address() as AddressInfo).port}`
}

describe('GET /api/voice/calls/{id}', () => {
  const path = `/api/voice/calls/${CALL}`

  test('V-06 asks the provider with the private key and says where the call stands', async () => {
    const asked: string[] = []
    let next: [status: number, body: string] = [200, '']
    const api = await startPeer((request, response) => {
      asked.push(`${request.url} ${request.headers.authorization}`)
      response.writeHead(next[0], { 'content-type': 'application/json' }).end(next[1])
    })
    const { ask } = testSite({ voice: configured(api) })
    const statusOf = async (status: number, body: string) => {
      next = [status, body]
      const answer = await ask(path)
      return answer.ok ? ((await answer.json()) as { status: string }).status : answer.status
    }
    expect(await statusOf(200, '{"status":"queued","id":"x"}')).toBe('connecting')
    expect(await statusOf(200, '{"status":"in-progress"}')).toBe('in_progress')
    expect(await statusOf(200, '{"status":"ended"}')).toBe('ended')
    expect(await statusOf(404, '{"message":"none"}')).toBe(404)
    expect(await statusOf(401, '{"message":"Invalid Key"}')).toBe(503)
    expect(await statusOf(200, '{"status":"dancing"}')).toBe(503)
    expect(await statusOf(200, '<html>')).toBe(503)
    expect(new Set(asked)).toEqual(new Set([`/call/${CALL} Bearer private`]))
    expect((await ask(path)).headers.get('cache-control')).toBe('no-store')
    const before = asked.length
    for (const other of ['..%2fassistant', 'x', `${CALL}%2f..`]) {
      expect((await ask(`/api/voice/calls/${other}`)).status).toBe(404)
    }
    expect(asked).toHaveLength(before)
  })

  test('V-06 no answer from the provider: 503; too often: 429; nothing configured: 404', async () => {
    const { ask } = testSite({
      voice: configured('http://127.0.0.1:1'),
      rateLimits: memoryRateLimits({ elapsed: () => 0 }),
    })
    expect((await ask(path)).status).toBe(503)
    const answers = await Promise.all(Array.from({ length: 600 }, () => ask(path)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await testSite().ask(path)).status).toBe(404)
    expect((await testSite({ voice: configured(undefined, null) }).ask(path)).status).toBe(404)
  })
})
