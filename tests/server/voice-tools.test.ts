import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readProviderMessage } from '#agent/tool-request.ts'
import { callTools, type RequestedTool, type RunVoiceTool } from '#application/agent-tools.ts'
import type { ArrivedInquiry } from '#application/inquiries/inquiry-desk.ts'
import { memoryRateLimits } from '#application/limits/memory-limits.ts'
import { SAMPLE_SOURCE } from '#compose/live-agency.ts'
import { BUILT_IN_FIGURES } from '#compose/live-figures.ts'
import { fail, ok, unavailable } from '#domain/result.ts'
import { toolWebhook } from '#http/voice/tool-webhook.ts'
import { NO_VOICE_CONFIG, type VoiceConfig } from '#process/voice-config.ts'
import { testListings as listings, testSite } from './test-site.ts'

const SECRET = 'a secret of both sides'
const CONFIGURED: VoiceConfig = { ...NO_VOICE_CONFIG, webhookSecret: SECRET }

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
    const { ask } = testSite({ voice: CONFIGURED, runVoiceTool })
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
    const closed = testSite({ voice: NO_VOICE_CONFIG })
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
      return ok({ answeredBy: null })
    }
    const clock = { now: () => new Date('2026-11-21T15:00:00Z') }
    const { gateway: figures, ofHomes } = BUILT_IN_FIGURES
    const deps = { listings, homeFigures: ofHomes(listings), figures, inquiries, clock }
    const { ask } = testSite({ voice: CONFIGURED, runVoiceTool: callTools({ agency: SAMPLE_SOURCE, ...deps }) })
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
    const webhook = toolWebhook({
      secret: SECRET,
      runTool,
      rateLimits: memoryRateLimits({ elapsed: () => 0 }),
      timeout: 30,
    })
    const answer = await webhook.request(
      '/',
      send(toolCalls(called('a', 'slow', {}), called('b', 'quick', {}), called('c', 'broken', {}))),
    )
    expect(await answer.json()).toEqual({
      results: [
        { toolCallId: 'a', name: 'slow', error: 'This took too long. Try again, or ask for less.' },
        { toolCallId: 'b', name: 'quick', result: 'here' },
        { toolCallId: 'c', name: 'broken', error: 'That didn’t work.' },
      ],
    })
  })

  test('requests of one call are limited', async () => {
    const runTool: RunVoiceTool = async () => ok('here')
    const webhook = toolWebhook({ secret: SECRET, runTool, rateLimits: memoryRateLimits({ elapsed: () => 0 }) })
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

  test('any body is read without a crash', () => {
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
