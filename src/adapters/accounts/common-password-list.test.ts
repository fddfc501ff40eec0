import { expect, test } from 'vitest'
import { commonPasswordCount, isListedPassword } from './common-password-list.ts'

test('the list has more than 10,000 passwords of eight characters or more', () => {
  expect(commonPasswordCount()).toBeGreaterThan(10_000)
})

test.each(['password', 'iloveyou', 'butthead', 'corvette', 'swordfish', 'blackhawk', 'tinkerbell'])(
  '%j is listed',
  (password) => {
    expect(isListedPassword(password)).toBe(true)
  },
)

test.each(['', 'blue door, warm kitchen', 'three maples', 'secret pass', 'vk8#pq2lw', 'кошка на крыше'])(
  '%j is not listed',
  (password) => {
    expect(isListedPassword(password)).toBe(false)
  },
)
