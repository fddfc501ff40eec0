import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  arrived,
  CALL_OUTCOMES,
  CASE_STATES,
  CLOSE_REASONS,
  isOpen,
  standingAfter,
  type CaseAct,
  type CaseStanding,
} from './case-state.ts'

const HOUR = 60 * 60 * 1000
const NOW = new Date('2026-11-24T16:00:00Z')
const dueAfter = (from: Date) => new Date(from.getTime() + 4 * HOUR)
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR)
const after = (before: CaseStanding, act: CaseAct) => standingAfter(before, act, { now: NOW, dueAfter })

const fresh = arrived(at(-3), dueAfter)
const taken = after(fresh, { kind: 'take' })
const answered = after(taken, { kind: 'reply', keepsOpen: false })
const closed = after(answered, { kind: 'close', reason: 'done' })

test('an inquiry arrives new, due after the office’s hours to answer', () => {
  expect(fresh).toEqual({ state: 'new', reason: null, askedAt: at(-3), dueAt: at(1), answeredAt: null })
})

test.each(['take', 'assign', 'note'] as const)(
  '%s moves a new inquiry to waiting, with the clock as it was',
  (kind) => {
    expect(after(fresh, { kind })).toEqual({ ...fresh, state: 'waiting' })
    for (const other of [taken, answered, closed]) expect(after(other, { kind })).toEqual(other)
  },
)

test('a reply stops the clock; one that keeps the inquiry open starts it anew', () => {
  expect(answered).toMatchObject({ state: 'answered', dueAt: null, answeredAt: NOW, askedAt: at(-3) })
  expect(after(taken, { kind: 'reply', keepsOpen: true })).toMatchObject({
    state: 'waiting',
    dueAt: at(4),
    answeredAt: NOW,
  })
})

test('a call that reached them, or left a message, answers; one that nobody took doesn’t', () => {
  for (const outcome of ['reached', 'message'] as const)
    expect(after(fresh, { kind: 'called', outcome })).toMatchObject({ state: 'answered', dueAt: null })
  expect(after(fresh, { kind: 'called', outcome: 'no-answer' })).toEqual({ ...fresh, state: 'waiting' })
  expect(after(closed, { kind: 'called', outcome: 'no-answer' })).toEqual(closed)
})

test('their answer opens the inquiry again, and the clock starts anew', () => {
  for (const before of [fresh, answered, closed])
    expect(after(before, { kind: 'their-answer' })).toMatchObject({
      state: 'waiting',
      reason: null,
      askedAt: NOW,
      dueAt: at(4),
    })
})

test('closing has a reason; reopening takes it away', () => {
  expect(closed).toMatchObject({ state: 'closed', reason: 'done', dueAt: null })
  expect(after(closed, { kind: 'reopen' })).toMatchObject({ state: 'waiting', reason: null, dueAt: at(4) })
  expect(after(fresh, { kind: 'reopen' })).toEqual({ ...fresh, state: 'waiting' })
})

const anyAct = fc.oneof<fc.Arbitrary<CaseAct>[]>(
  fc.record({ kind: fc.constantFrom('take', 'assign', 'note', 'their-answer', 'reopen', 'answered') }),
  fc.record({ kind: fc.constant('reply'), keepsOpen: fc.boolean() }),
  fc.record({ kind: fc.constant('called'), outcome: fc.constantFrom(...CALL_OUTCOMES) }),
  fc.record({ kind: fc.constant('close'), reason: fc.constantFrom(...CLOSE_REASONS) }),
)

test('whatever is done: the clock runs exactly while they wait, and only closed ones have a reason', () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 12 }), (acts) => {
      let standing = fresh
      for (const act of acts) {
        standing = after(standing, act)
        expect(CASE_STATES).toContain(standing.state)
        expect(standing.dueAt !== null).toBe(isOpen(standing))
        expect(standing.reason !== null).toBe(standing.state === 'closed')
        expect(standing.state).not.toBe('new')
      }
    }),
  )
})
