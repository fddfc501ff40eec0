import { expect, test } from 'vitest'
import { NO_OWN_NUMBERS, type OwnNumbers } from '#domain/money/own-numbers.ts'
import { fail, ok, unavailable } from '#domain/result.ts'
import type { OwnNumbersStore } from '#ports/browser/told-store.ts'
import { changeNumbers, makeWaitingChanges } from './change-numbers.ts'

function storeOf(numbers: OwnNumbers, refuses = false) {
  const store: OwnNumbersStore & { numbers: OwnNumbers } = {
    numbers,
    read: () => store.numbers,
    write: (changed) => {
      if (refuses) return fail(unavailable('The device is full.'))
      store.numbers = changed
      return ok(undefined)
    },
    onOtherTab: () => () => undefined,
  }
  return store
}

test('L-07 numbers changed before their store is there are kept in it once it is, in order and once', () => {
  expect(changeNumbers(null, (numbers) => ({ ...numbers, workPlace: 'hoboken' }))).toBe('')
  changeNumbers(null, (numbers) => ({ ...numbers, workPlace: `${numbers.workPlace}-terminal` }))
  const store = storeOf(NO_OWN_NUMBERS)
  makeWaitingChanges(store)
  expect(store.numbers).toEqual({ ...NO_OWN_NUMBERS, workPlace: 'hoboken-terminal' })
  const later = storeOf(NO_OWN_NUMBERS)
  makeWaitingChanges(later)
  expect(later.numbers).toBe(NO_OWN_NUMBERS)
})

test('a device that keeps nothing says why', () => {
  expect(changeNumbers(storeOf(NO_OWN_NUMBERS, true), (numbers) => numbers)).toBe('The device is full.')
})
