import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { VOICE_PROBLEMS } from '#domain/voice/voice-problem.ts'
import { providerProblem, responseProblem } from './provider-problem.ts'

/** A call library's event as the SDK passes it on. */
const reported = (event: object) => ({ type: 'daily-error', error: { message: event, ...event }, timestamp: 'now' })
const LIBRARY = VOICE_PROBLEMS.slice(0, VOICE_PROBLEMS.indexOf('unknown'))

describe('providerProblem', () => {
  test.each(LIBRARY)('V-10 the call library’s %s', (type) => {
    const event = { action: 'error', errorMsg: 'in its words', error: { type, msg: 'in its words' }, callClientId: '1' }
    const problem = providerProblem(reported(event))
    expect(problem.kind).toBe(type)
    expect(problem.detail).toContain('in its words')
    expect(
      providerProblem({ error: { action: 'camera-error', errorMsg: { errorMsg: 'no' }, error: { type } } }).kind,
    ).toBe(type)
  })

  test.each([
    [
      'not-loaded',
      reported({ errorMsg: 'x', error: { type: 'connection-error', msg: 'Failed to load call object bundle.' } }),
    ],
    ['not-loaded', 'Failed to load call object bundle https://c.daily.co/bundle.js'],
    ['no-assistant', new Error('Assistant or Squad or Workflow must be provided.')],
    ['permissions', new DOMException('Permission denied', 'NotAllowedError')],
    ['not-found', new DOMException('none', 'NotFoundError')],
    ['mic-in-use', new DOMException('Could not start', 'NotReadableError')],
    ['constraints', { error: { name: 'OverconstrainedError' } }],
    ['too-slow', { type: 'start-method-error', error: new DOMException('timed out', 'TimeoutError') }],
    ['connection-error', { error: { name: 'TypeError', message: 'Failed to fetch' } }],
    [
      'provider-refused',
      { type: 'start-method-error', error: { message: { message: 'Invalid Key', statusCode: 401 } } },
    ],
    ['provider-failed', { error: { statusCode: 500 } }],
    ['unknown', { type: 'unknown' }],
    ['unknown', null],
    ['unknown', undefined],
    ['unknown', 7n],
  ])('V-10 V-11 %s', (kind, error) => {
    expect(providerProblem(error).kind).toBe(kind)
  })

  test('V-10 a type is found at any depth, whatever surrounds it', () => {
    const wrapped = fc.letrec((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small', maxDepth: 4 },
        fc.constant('here' as const),
        fc.record({ message: fc.string(), error: tie('tree') }),
        fc.record({ error: tie('tree'), callClientId: fc.integer(), status: fc.constant(null) }),
      ),
    })).tree
    fc.assert(
      fc.property(fc.constantFrom(...LIBRARY), wrapped, (type, tree) => {
        const filled: unknown = JSON.parse(JSON.stringify(tree).replace('"here"', JSON.stringify({ type, msg: 'm' })))
        expect(providerProblem(filled).kind).toBe(type)
      }),
    )
  })

  test('V-10 any value becomes a problem with a known kind and a short detail', () => {
    fc.assert(
      fc.property(fc.anything(), (error) => {
        const { kind, detail } = providerProblem(error)
        expect(VOICE_PROBLEMS).toContain(kind)
        expect(detail.length).toBeLessThanOrEqual(2000)
      }),
    )
    const round: Record<string, unknown> = { error: { type: 'no-room' } }
    round['self'] = round
    expect(providerProblem(round)).toEqual({ kind: 'no-room', detail: '{"error":{"type":"no-room"}}' })
  })
})

test.each([
  [401, 'provider-refused'],
  [403, 'provider-refused'],
  [404, 'provider-unknown-assistant'],
  [400, 'provider-failed'],
  [500, 'provider-failed'],
  [302, 'provider-failed'],
])('V-11 status %s is kept with its body', (status, kind) => {
  const problem = responseProblem(status, { message: 'Invalid Key' })
  expect(problem).toEqual({ kind, detail: `{"status":${status},"body":{"message":"Invalid Key"}}` })
})
