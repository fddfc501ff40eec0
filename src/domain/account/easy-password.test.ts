import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../../tests/arbitrary/any-character.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { easyPasswordReason } from './easy-password.ts'

const OWNER = { email: 'ana.ruiz@example.com', firstName: 'Ana', lastName: 'Ruiz' }
const reason = (password: string) => easyPasswordReason(password, OWNER)

describe('easy passwords', () => {
  test.each([
    ['password', /most common/],
    ['PASSWORD', /most common/],
    ['Password123!', /most common/],
    ['P@ssw0rd', /most common/],
    ['123football', /most common/],
    ['letmein!!', /most common/],
    ['sunshine2026', /most common/],
    ['realestate1', /most common/],
    ['aaaaaaaa', /repeat/],
    ['abababab', /repeat/],
    ['12312312', /repeat/],
    ['😀😀😀😀😀😀😀😀', /repeat/],
    ['12345678', /sequence/],
    ['87654321', /sequence/],
    ['abcdefgh', /sequence/],
    ['qwertyuiop', /sequence/],
    ['asdfqwer', /sequence/],
    ['abcd1234', /sequence/],
    ['zyxwvuts', /sequence/],
    ['ana.ruiz1', /name or email/],
    ['RUIZ2026!', /name or email/],
    ['ana.ruiz@example.com', /name or email/],
  ])('%j is refused', (password, words) => {
    expect(reason(password)).toMatch(words)
  })

  test.each([
    'blue door, warm kitchen',
    'three maples and a porch',
    'Tr0ub4dor&3x',
    'ruiz has seven loud parrots',
    'vK8#pq2Lw',
    'кошка на крыше',
    'anagram-soup-7',
  ])('%j is fine', (password) => {
    expect(reason(password)).toBeNull()
  })

  test('every listed word is refused in any case, and with digits around it', () => {
    for (const word of [...COMMON_PASSWORDS].filter(({ length }) => length >= 8)) {
      expect([word, reason(word), reason(word.toUpperCase())]).not.toContain(null)
    }
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(300)
  })

  test('a longer list is looked up in lower case, with letters for signs, and without digits and signs around', () => {
    const isListed = (folded: string) => folded === 'tinkerbell'
    for (const password of ['TinkerBell', 'T!nkerbell', 'Tinkerbell2026!']) {
      expect(reason(password)).toBeNull()
      expect(easyPasswordReason(password, OWNER, isListed)).toMatch(/most common/)
    }
  })

  test('random passwords of twelve characters are never refused', () => {
    const sign = fc.constantFrom(...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_.,')
    const random = fc
      .uniqueArray(sign, { minLength: 12, maxLength: 12 })
      .filter((signs) => !/[._-]/.test(signs.join('')))
    fc.assert(
      fc.property(random, (signs) => {
        fc.pre(!/ruiz/i.test(signs.join('')))
        expect(reason(signs.join(''))).toBeNull()
      }),
    )
  })

  test('any text is judged quickly, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 128 }), (text) => {
        expect([null, 'string']).toContain(reason(text) === null ? null : typeof reason(text))
      }),
    )
    reason('abcd'.repeat(32))
    reason('1234qwer'.repeat(16))
  })
})
