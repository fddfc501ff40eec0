import { afterEach, expect, test, vi } from 'vitest'
import { NO_OWN_NUMBERS, type OwnNumbers } from '#domain/money/own-numbers.ts'
import { localOwnNumbers } from './own-numbers.ts'

const NUMBERS: OwnNumbers = {
  terms: { ...NO_OWN_NUMBERS.terms, ratePct: 6.5 },
  household: { ...NO_OWN_NUMBERS.household, income: 120_000 },
  workPlace: 'hoboken',
  offer: { deposit: 20_000, sellerCredit: null, agentPct: 2.5 },
  renter: { ...NO_OWN_NUMBERS.renter, savings: 9000, utilities: { 'heat-gas': 110 } },
}

afterEach(() => {
  withStorage(new Map())
  localOwnNumbers().write(NO_OWN_NUMBERS)
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
  expect(localOwnNumbers().read()).toEqual(NO_OWN_NUMBERS)
  expect(localOwnNumbers().write(NUMBERS)).toMatchObject({ ok: true })
  expect(localOwnNumbers().read()).toEqual(NUMBERS)
})

test.each(['{', '7', '{"terms":{"ratePct":400}}'])('what makes no sense in storage is left out: %s', (text) => {
  withStorage(new Map([['keystead.own-numbers', text]]))
  expect(localOwnNumbers().read()).toEqual(NO_OWN_NUMBERS)
})

test('where storage is refused they hold until the site is left, and the answer says so', () => {
  const store = localOwnNumbers()
  expect(store.write(NUMBERS)).toMatchObject({ ok: false, problem: { kind: 'unavailable' } })
  expect(store.read()).toEqual(NUMBERS)
  expect(localOwnNumbers().read()).toEqual(NUMBERS)
})

test('another tab’s change is told', () => {
  withStorage(new Map())
  const told: string[] = []
  const stop = localOwnNumbers().onOtherTab(() => told.push('told'))
  const change = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  change('keystead.favorites')
  expect(told).toEqual([])
  change('keystead.own-numbers')
  stop()
  change('keystead.own-numbers')
  expect(told).toEqual(['told'])
})
