import fc from 'fast-check'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { readProviderMessage } from '#agent/tool-request.ts'
import { callTools, type RequestedTool, type RunVoiceTool } from '#application/agent-tools.ts'
import type { ArrivedInquiry } from '#application/inquiries/inquiry-desk.ts'
import { fail, ok, unavailable } from '#domain/result.ts'
import { openStaticFiles } from '#http/static-files.ts'
import { createStaticSite } from '#http/static-site.ts'
import { toolWebhook } from '#http/voice/tool-webhook.ts'
import type { VoiceConfig } from '#process/voice-config.ts'
import { testListings as listings, testSite } from './test-site.ts'

const SECRET = 'a secret of both sides'
const CALL = '3f0c9a4e-98f1-4d52-8a63-0c9b7f0a1d11'
const configured = (apiUrl = 'https://api.vapi.example', privateKey: string | null = 'private'): VoiceConfig => ({
  provider: { publicKey: 'public', assistantId: CALL, apiUrl, privateKey },
  webhookSecret: SECRET,
  model: null,
})

describe('/voice-settings.json', () => {
  test('V-07 without a provider the site’s own agent answers', async () => {
    const answer = await testSite().ask('/voice-settings.json')
    expect(await answer.text()).toBe('{"provider":null,"model":false}')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  test('V-07 with one it holds what browsers need, and no secret', async () => {
    const text = await (await testSite({ voice: configured() }).ask('/voice-settings.json')).text()
    expect(JSON.parse(text)).toEqual({
      provider: { publicKey: 'public', assistantId: CALL, apiUrl: 'https://api.vapi.example', status: true },
      model: false,
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
    const policy = policyOf(open).replace(/nonce-[^']+/, 'nonce-N')
    expect(policy).toContain("script-src 'self' 'nonce-N' https://c.daily.co blob: 'wasm-unsafe-eval';")
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

  test('V-06 nobody listens: 503; too often: 429; nothing configured: 404', async () => {
    const at = new Date()
    const { ask } = testSite({ voice: configured('http://127.0.0.1:1'), clock: { now: () => at } })
    expect((await ask(path)).status).toBe(503)
    const answers = await Promise.all(Array.from({ length: 600 }, () => ask(path)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await testSite().ask(path)).status).toBe(404)
    expect((await testSite({ voice: configured(undefined, null) }).ask(path)).status).toBe(404)
  })
})

describe('POST /api/voice/tools', () => {
  const send = (body: unknown, headers: Record<string, string> = { 'x-vapi-secret': SECRET }): RequestInit => ({
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers,
  })
  const toolCalls = (...list: unknown[]) => ({
    message: { type: 'tool-calls', call: { id: 'call-1' }, toolCallList: list },
  })
  const called = (id: string, name: string, args: unknown) => ({
    id,
    type: 'function',
    function: { name, arguments: args },
  })

  function siteWith(run: (asked: RequestedTool) => string | null = ({ name }) => `did ${name}`) {
    const asked: RequestedTool[] = []
    const runVoiceTool: RunVoiceTool = async (tool) => {
      asked.push(tool)
      const said = run(tool)
      return said === null ? fail(unavailable('The listings\ncannot be read.')) : ok(said)
    }
    const { ask } = testSite({ voice: configured(), runVoiceTool })
    return { asked, post: (init: RequestInit) => ask('/api/voice/tools', init) }
  }

  test('runs what is asked and answers in strings of one line, each beside its id', async () => {
    const { asked, post } = siteWith(({ name }) => (name === 'down' ? null : `${name}:\n one\r\n\u2028two `))
    const answer = await post(
      send(
        toolCalls(
          called('a', 'search_listings', { text: 'three beds' }),
          called('b', 'budget', '{"most": 500000}'),
          called('c', 'down', ''),
          called('d', 'budget', '[1'),
          called('e', 'budget', [1]),
          { name: 'no id' },
          { id: 'f', name: 'county_facts', parameters: { county: 'Bergen' } },
        ),
      ),
    )
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      results: [
        { toolCallId: 'a', name: 'search_listings', result: 'search_listings: one two' },
        { toolCallId: 'b', name: 'budget', result: 'budget: one two' },
        { toolCallId: 'c', name: 'down', error: 'The listings cannot be read.' },
        { toolCallId: 'd', name: 'budget', error: 'The arguments must be a JSON object.' },
        { toolCallId: 'e', name: 'budget', error: 'The arguments must be a JSON object.' },
        { toolCallId: 'f', name: 'county_facts', result: 'county_facts: one two' },
      ],
    })
    expect(asked.map(({ input, callId }) => [input, callId])).toEqual([
      [{ text: 'three beds' }, 'call-1'],
      [{ most: 500_000 }, 'call-1'],
      [{}, 'call-1'],
      [{ county: 'Bergen' }, 'call-1'],
    ])
  })

  test('only who knows the secret is heard: in its header, or as a bearer', async () => {
    const { asked, post } = siteWith()
    const body = toolCalls(called('a', 'budget', {}))
    for (const headers of [
      {},
      { 'x-vapi-secret': `${SECRET}x` },
      { authorization: 'Bearer nothing' },
      { authorization: SECRET },
    ]) {
      expect((await post(send(body, headers))).status).toBe(401)
    }
    expect(asked).toEqual([])
    expect((await post(send(body, { authorization: `Bearer ${SECRET}` }))).status).toBe(200)
    // Whose secret is right may come from anywhere: no cookie speaks for a visitor here.
    expect((await post(send(body, { 'x-vapi-secret': SECRET, origin: 'https://api.vapi.ai' }))).status).toBe(200)
    const closed = testSite({ voice: { ...configured(), webhookSecret: null } })
    expect((await closed.ask('/api/voice/tools', send(body))).status).toBe(404)
  })

  test('other messages need no answer; what is none is refused; one longer than a page’s is read', async () => {
    const { post } = siteWith()
    const news = await post(
      send({ message: { type: 'status-update', status: 'ended', transcript: 'x'.repeat(200_000) } }),
    )
    expect([news.status, await news.text()]).toEqual([200, '{}'])
    for (const body of ['', '[]', '{"message":"hello"}']) expect((await post(send(body))).status).toBe(400)
    expect((await post(send('x'.repeat(1_100_000)))).status).toBe(413)
    expect((await testSite().ask('/api/inquiries', send('x'.repeat(70_000)))).status).toBe(413)
  })

  test('the agent’s own tools answer; a message is read back first, and then kept once, counted by call', async () => {
    const kept: ArrivedInquiry[] = []
    const inquiries = async (arrived: ArrivedInquiry) => {
      kept.push(arrived)
      return ok(undefined)
    }
    const clock = { now: () => new Date('2026-11-21T15:00:00Z') }
    const { ask } = testSite({ voice: configured(), runVoiceTool: callTools({ listings, inquiries, clock }) })
    const run = async (name: string, args: object) => {
      const answer = await ask('/api/voice/tools', send(toolCalls(called('a', name, JSON.stringify(args)))))
      const { results } = (await answer.json()) as { results: { result?: string; error?: string }[] }
      return results[0]!
    }
    const said = (answer: { result?: string }) =>
      JSON.parse(answer.result!) as { say: string; facts: { sent?: boolean; confirmation?: string } }
    expect(said(await run('county_facts', { county: 'Bergen' })).say).toContain('Bergen')
    expect((await run('dance', {})).error).toBe('There is no tool called dance.')
    expect((await run('book_tour', { listing_id: 1 })).error).toMatch(/email|name/)
    const tour = {
      listing_id: 1,
      name: 'Ana Diaz',
      email: 'ana@example.com',
      day: '2026-11-24',
      time_of_day: 'morning',
    }
    const { facts } = said(await run('book_tour', tour))
    expect([facts.sent, kept.length]).toEqual([false, 0])
    const confirmed = { ...tour, confirmation: facts.confirmation }
    expect(said(await run('book_tour', confirmed)).facts.sent).toBe(true)
    await run('book_tour', confirmed)
    expect(kept.map(({ network, listingId }) => `${network}, ${listingId}`)).toEqual([
      'call call-1, 1',
      'call call-1, 1',
    ])
    expect(new Set(kept.map(({ key }) => key)).size).toBe(1)
  })

  test('a tool that takes too long, or fails, is answered for; the others are not held up', async () => {
    const runTool: RunVoiceTool = ({ name }, signal) =>
      name === 'slow'
        ? new Promise((resolve) => signal.addEventListener('abort', () => resolve(ok('too late'))))
        : name === 'broken'
          ? Promise.reject(new Error('of no concern to others'))
          : Promise.resolve(ok('here'))
    const webhook = toolWebhook({ secret: SECRET, runTool, clock: { now: () => new Date() }, timeout: 30 })
    const answer = await webhook.request(
      '/',
      send(toolCalls(called('a', 'slow', {}), called('b', 'quick', {}), called('c', 'broken', {}))),
    )
    expect(await answer.json()).toEqual({
      results: [
        { toolCallId: 'a', name: 'slow', error: 'This took too long; try again, or ask for less.' },
        { toolCallId: 'b', name: 'quick', result: 'here' },
        { toolCallId: 'c', name: 'broken', error: 'This did not work.' },
      ],
    })
  })

  test('one call can’t ask without end', async () => {
    const at = new Date()
    const runTool: RunVoiceTool = async () => ok('here')
    const webhook = toolWebhook({ secret: SECRET, runTool, clock: { now: () => at } })
    const many = toolCalls(...Array.from({ length: 16 }, (_, index) => called(`${index}`, 'budget', {})))
    const answers = await Promise.all(Array.from({ length: 4 }, () => webhook.request('/', send(many))))
    const results = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { results: { error?: string }[] }).results),
    )
    expect(results.flat().filter(({ error }) => error !== undefined)).toHaveLength(4)
  })

  test('calls are found where a page hears of them, too', () => {
    const toolCall = { id: 'a', function: { name: 'budget', arguments: {} } }
    const message = { type: 'tool-calls', toolWithToolCallList: [{ type: 'function', toolCall }] }
    expect(readProviderMessage(JSON.stringify({ message }))).toMatchObject({ toolCalls: [{ id: 'a', name: 'budget' }] })
  })

  test('whatever arrives is read without a crash', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.string(), (list, args, text) => {
        readProviderMessage(text)
        readProviderMessage(JSON.stringify(list))
        readProviderMessage(JSON.stringify({ message: { type: 'tool-calls', toolCallList: list } }))
        const read = readProviderMessage(JSON.stringify(toolCalls(called('a', 'budget', args))))
        expect(read?.kind === 'tool-calls' && read.toolCalls.map(({ id }) => id)).toEqual(['a'])
      }),
    )
  })
})
