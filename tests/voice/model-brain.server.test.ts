import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FIRST_TEXT_TIMEOUT_MS, modelBrain, MODEL_COOLDOWN_MS } from '#adapters/browser-speech/model-brain.lazy.ts'
import type { AnswerPiece } from '#agent/brain.ts'
import { writeChatEvent, type ChatEvent } from '#agent/chat-events.ts'
import type { ChatRequest } from '#agent/chat-request.ts'
import { NO_OWN_NUMBERS } from '#domain/money/own-numbers.ts'
import { NO_VOICE_CONFIG } from '#process/voice-config.ts'
import { testSite } from '../server/test-site.ts'
import { watchedContext } from './agent-context.ts'
import { breaksOff, calls, INVENTED, says, startModelPeer, status, type ModelPeer } from './model-peer.ts'

let peer: ModelPeer
beforeEach(async () => {
  peer = await startModelPeer()
})
afterEach(() => {
  vi.useRealTimers()
  peer.close()
})

/** A talk of the brain in a browser with the whole site and a model behind it. */
function openTalk() {
  const context = watchedContext()
  let at = context.clock.now().getTime()
  context.clock = { now: () => new Date(at) }
  const site = testSite({
    voice: { ...NO_VOICE_CONFIG, model: { url: peer.url, key: null, name: 'm' } },
    clock: context.clock,
  })
  const requests: ChatRequest[] = []
  const brain = modelBrain(context, (request, signal) => {
    requests.push(request)
    return site.ask('/api/voice/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(request),
      signal,
    })
  })
  const pieces = async (said: string) => piecesOf(brain.say(said, new AbortController().signal))
  return {
    context,
    brain,
    requests,
    pieces,
    say: async (said: string) => textOf(await pieces(said)),
    pass: (ms: number) => void (at += ms),
  }
}

async function piecesOf(answer: AsyncIterable<AnswerPiece>): Promise<AnswerPiece[]> {
  const pieces: AnswerPiece[] = []
  for await (const piece of answer) pieces.push(piece)
  return pieces
}
const textOf = (pieces: AnswerPiece[]) => pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('')

test('the model answers; the next sentence takes along what was said, the search in force and the homes', async () => {
  const { pieces, say, requests } = openTalk()
  peer.replies(calls('search_listings', { county: 'Essex' }), says('Here are homes in Essex.'), says('Gladly.'))
  const first = await pieces('homes in Essex')
  expect(first.map(({ type }) => type)).toEqual(['thinking', 'shown', 'sources', 'text'])
  expect(await say('something cheaper')).toBe('Gladly.')
  expect(requests[1]).toMatchObject({
    messages: [
      { who: 'visitor', text: 'homes in Essex' },
      { who: 'agent', text: 'Here are homes in Essex.' },
      { who: 'visitor', text: 'something cheaper' },
    ],
    search: { county: 'Essex', sort: 'newest' },
  })
  expect(requests[1]!.homes.length).toBeGreaterThan(0)
  expect(await say('is it a safe area?')).toMatch(/how safe a place is/)
  expect((await pieces('goodbye')).at(-1)).toEqual({ type: 'ends' })
  expect(requests).toHaveLength(2)
})

test('a cost is computed by the visitor’s own terms, and other numbers of theirs stay in the browser', async () => {
  const { context, pieces, say, requests } = openTalk()
  context.own = {
    terms: { ...NO_OWN_NUMBERS.terms, down: { kind: 'percent', percent: 25 } },
    household: { ...NO_OWN_NUMBERS.household, income: 123_456, debts: 789 },
    workPlace: 'hoboken',
    offer: NO_OWN_NUMBERS.offer,
    renter: NO_OWN_NUMBERS.renter,
  }
  peer.replies(
    calls('monthly_cost', { listing_id: 3 }),
    says('It costs about $5,552 a month. It costs about $7,150 a month with 25% down at 6.50%.'),
    says('Gladly.'),
  )
  const first = await pieces('what would number 3 cost a month at 6.5 percent')
  expect(textOf(first)).toBe('It costs about $7,150 a month with 25% down at 6.50%.')
  expect(first.some(({ type }) => type === 'sources')).toBe(true)
  await say('what about 15 years')
  expect(requests.map(({ terms }) => terms)).toEqual([
    { down_percent: 25, rate_percent: 6.5 },
    { down_percent: 25, rate_percent: 6.5, years: 15 },
  ])
  expect(JSON.stringify([requests, peer.asked])).not.toMatch(/123456|123,456|789/)
})

test('what a model invents is neither shown nor remembered: the rules answer in its place', async () => {
  const { say } = openTalk()
  peer.replies(says(INVENTED.join(' ')))
  expect(await say('homes in Essex County')).toMatch(/^\d+ homes? in Essex County/)
})

test('vouchers are answered by the rules', async () => {
  const { say } = openTalk()
  expect(await say('do you take section 8')).toMatch(/^All lawful income counts/)
  expect(peer.asked).toEqual([])
})

test('a tour the model asks for is got together by the rules and sent only after the visitor’s yes; the model hears no contact', async () => {
  const { say, context, requests } = openTalk()
  peer.replies(
    calls('search_listings', { county: 'Essex' }),
    says('Here they are.'),
    calls('book_tour', { listing_id: 7 }, 'With pleasure.'),
    says('Anything else?'),
  )
  await say('homes in Essex')
  expect(await say('I want to see number seven on Sunday morning')).toMatch(/^With pleasure\. .*What is your name\?$/)
  await say('My name is Ana Ruiz')
  const readBack = await say('ana at example dot com')
  expect(readBack).toMatch(/Let me read that back: a tour of .*Ana Ruiz, ana@example\.com.*Should I send it\?$/)
  expect(context.sent).toEqual([])
  expect(await say('hm, what does it cost?')).toMatch(/Should I send/)
  expect(context.sent).toEqual([])
  expect(await say('yes please')).toMatch(/^Sent\./)
  expect(context.sent).toMatchObject([{ listingId: 7, inquiry: { name: 'Ana Ruiz', tour: { slot: 'morning' } } }])
  await say('thank you, and more homes there')
  expect(requests).toHaveLength(3)
  expect(JSON.stringify(requests)).not.toMatch(/Ana|ana@|example/)
})

test('homes and searches are saved by the visitor’s own gateways, which say what was done', async () => {
  const { say, context } = openTalk()
  peer.replies(calls('save_favorite', { listing_id: 7 }), calls('save_search', { county: 'Essex', max_price: 700_000 }))
  expect(await say('keep the seventh for me')).toMatch(/to your favorites\.$/)
  expect(await say('and remember that search')).toMatch(/^I saved this search as/)
  expect(context.favored).toEqual([7])
  expect(context.saved).toMatchObject([{ filters: { county: 'Essex', price: { max: 700_000 } } }])
})

test('a model that fails is replaced by the rules, in the middle of an answer too, and then rests', async () => {
  const { say, pass, requests } = openTalk()
  peer.replies(status(500, 'down'))
  expect(await say('homes in Essex County')).toMatch(/^\d+ homes in Essex County/)
  // Rests: the rules go on from what they know, without asking.
  expect(await say('under 900 thousand')).toMatch(/homes? in Essex County under \$900,000/)
  expect(requests).toHaveLength(1)
  pass(MODEL_COOLDOWN_MS)
  peer.replies(breaksOff('There are homes. The first'))
  expect(await say('homes in Bergen County')).toMatch(
    /^There are homes\. I lost my place, so let me start over: \d+ homes? in Bergen County/,
  )
  expect(
    requests
      .at(-1)!
      .messages.map(({ who }) => who)
      .join(),
  ).toBe('visitor,agent,visitor,agent,visitor')
  pass(MODEL_COOLDOWN_MS)
  peer.replies(says('I am back.'))
  expect(await say('homes in Hudson County')).toBe('I am back.')
})

test('a yes that was said before the reading back sends nothing', async () => {
  const { context, brain } = openTalk()
  peer.replies(calls('book_tour', { listing_id: 7 }))
  const { signal } = new AbortController()
  const say = async (said: string, early?: boolean) => textOf(await piecesOf(brain.say(said, signal, early)))
  await say('I want to see it on Sunday morning')
  await say('My name is Ana Ruiz')
  expect(await say('ana at example dot com')).toMatch(/Should I send it\?$/)
  expect(await say('yes', true)).toMatch(
    /^Before I send anything, I’ll read it back to you\. .*Should I send the tour request\?$/,
  )
  expect(context.sent).toEqual([])
  expect(await say('yes')).toMatch(/^Sent\./)
})

/** A brain over a site that answers with these events, and then nothing more for ever. */
function brainOver(events: ChatEvent[], status = 200, headers: Record<string, string> = {}) {
  const context = watchedContext()
  let at = context.clock.now().getTime()
  context.clock = { now: () => new Date(at) }
  const signals: AbortSignal[] = []
  const brain = modelBrain(context, async (_, signal) => {
    signals.push(signal)
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const event of events) controller.enqueue(new TextEncoder().encode(writeChatEvent(event)))
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(body, { status, headers })
  })
  return { brain, signals, pass: (ms: number) => void (at += ms) }
}

test('a model without words for eight seconds is given up for the turn; an answer that stops halfway too', async () => {
  vi.useFakeTimers()
  for (const events of [[{ type: 'thinking' }], [{ type: 'text', text: 'Well.' }]] satisfies ChatEvent[][]) {
    const { brain, signals } = brainOver(events)
    const answer = piecesOf(brain.say('homes in Essex County', new AbortController().signal))
    await vi.advanceTimersByTimeAsync(FIRST_TEXT_TIMEOUT_MS - 1)
    expect(signals[0]!.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(textOf(await answer)).toMatch(/\d+ homes in Essex County/)
    expect([signals[0]!.aborted, vi.getTimerCount()]).toEqual([true, 0])
  }
})

test('the model is asked again as soon as the site allows it; an unreadable time counts as a minute', async () => {
  for (const [retryAfter, rest] of [
    ['5', 5000],
    ['Sat, 21 Nov 2026 16:00:00 GMT', MODEL_COOLDOWN_MS],
  ] as const) {
    const { brain, signals, pass } = brainOver([], 429, { 'retry-after': retryAfter })
    const say = () => piecesOf(brain.say('homes in Essex County', new AbortController().signal))
    await say()
    pass(rest - 1)
    await say()
    expect(signals).toHaveLength(1)
    pass(1)
    await say()
    expect(signals).toHaveLength(2)
  }
})

test('rate-limited, or no event stream: the rules answer; ending the call stops the answer', async () => {
  for (const answers of [
    brainOver([], 429, { 'retry-after': '5' }),
    brainOver([{ type: 'x' } as unknown as ChatEvent]),
  ]) {
    expect(textOf(await piecesOf(answers.brain.say('homes in Essex', new AbortController().signal)))).toMatch(
      /^\d+ homes/,
    )
  }
  const { brain, signals } = brainOver([{ type: 'text', text: 'Well.' }])
  const over = new AbortController()
  const pieces: AnswerPiece[] = []
  for await (const piece of brain.say('homes in Essex', over.signal)) {
    pieces.push(piece)
    if (piece.type === 'text') over.abort()
  }
  expect(textOf(pieces)).toBe('Well.')
  expect(signals[0]!.aborted).toBe(true)
})
