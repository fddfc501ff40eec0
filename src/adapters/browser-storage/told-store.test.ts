import { afterEach, expect, test, vi } from 'vitest'
import { NO_TOLD_WISHES, type ToldWishes } from '#domain/match/told-wishes.ts'
import { NO_OWN_NUMBERS, type OwnNumbers } from '#domain/money/own-numbers.ts'
import { localToldStore } from './told-store.ts'

const NUMBERS: OwnNumbers = {
  terms: { ...NO_OWN_NUMBERS.terms, ratePct: 6.5 },
  household: { ...NO_OWN_NUMBERS.household, income: 120_000 },
  workPlace: 'hoboken',
  offer: { deposit: 20_000, sellerCredit: null, agentPct: 2.5 },
  renter: { ...NO_OWN_NUMBERS.renter, savings: 9000, utilities: { 'heat-gas': 110 } },
}

const WISHES: ToldWishes = {
  wishes: { beds: '3', like: 'beds' },
  passed: [{ id: 7, reason: 'small' }],
  declined: ['feature-porch'],
}

afterEach(() => {
  withStorage(new Map())
  localToldStore().wishes.write(NO_TOLD_WISHES)
  localToldStore().numbers.write(NO_OWN_NUMBERS)
  vi.unstubAllGlobals()
})

/** A window whose storage holds `stored`. */
function withStorage(stored: Map<string, string>): void {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
}

test('numbers are kept, and read again by another page', () => {
  withStorage(new Map())
  expect(localToldStore().numbers.read()).toEqual(NO_OWN_NUMBERS)
  expect(localToldStore().numbers.write(NUMBERS)).toMatchObject({ ok: true })
  expect(localToldStore().numbers.read()).toEqual(NUMBERS)
})

test.each(['{', '7', '{"terms":{"ratePct":400}}'])('what makes no sense in storage is left out: %s', (text) => {
  withStorage(new Map([['keystead.own-numbers', text]]))
  expect(localToldStore().numbers.read()).toEqual(NO_OWN_NUMBERS)
})

test('where storage is refused they hold until the site is left, and the answer says so', () => {
  const store = localToldStore().numbers
  expect(store.write(NUMBERS)).toMatchObject({ ok: false, problem: { kind: 'unavailable' } })
  expect(store.read()).toEqual(NUMBERS)
  expect(localToldStore().numbers.read()).toEqual(NUMBERS)
})

test('another tab’s change is told', () => {
  withStorage(new Map())
  const told: string[] = []
  const stop = localToldStore().numbers.onOtherTab(() => told.push('told'))
  const change = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  change('keystead.favorites')
  expect(told).toEqual([])
  change('keystead.own-numbers')
  stop()
  change('keystead.own-numbers')
  expect(told).toEqual(['told'])
})

test('wishes are kept beside the numbers, and read again by another page', () => {
  const stored = new Map<string, string>()
  withStorage(stored)
  expect(localToldStore().wishes.read()).toEqual(NO_TOLD_WISHES)
  expect(localToldStore().wishes.write(WISHES)).toMatchObject({ ok: true })
  expect(localToldStore().wishes.read()).toEqual(WISHES)
  expect([...stored.keys()]).toEqual(['keystead.wishes'])
  expect(localToldStore().numbers.read()).toEqual(NO_OWN_NUMBERS)
})

test('wishes that storage refuses hold until the site is left', () => {
  expect(localToldStore().wishes.write(WISHES)).toMatchObject({ ok: false, problem: { kind: 'unavailable' } })
  expect(localToldStore().wishes.read()).toEqual(WISHES)
  expect(localToldStore().numbers.read()).toEqual(NO_OWN_NUMBERS)
})

test('another tab’s numbers are no news of wishes', () => {
  withStorage(new Map())
  const told: string[] = []
  const stop = localToldStore().wishes.onOtherTab(() => told.push('told'))
  for (const key of ['keystead.own-numbers', 'keystead.wishes', null])
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  stop()
  expect(told).toEqual(['told', 'told'])
})
