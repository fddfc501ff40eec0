import fc from 'fast-check'
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { ownerOf, subscriberId, updateToken } from './update-link.ts'

const SECRET = 'only for tests, only for tests, only for tests'
const OWNER = '0d5c8f5e-1111-4000-8000-000000000000'
const TOKEN = updateToken(OWNER, SECRET)

test('a token names its owner, and is the same each time', () => {
  expect(ownerOf(TOKEN, SECRET)).toBe(OWNER)
  expect(updateToken(OWNER, SECRET)).toBe(TOKEN)
  expect(TOKEN).toMatch(/^[\w-]+\.[\w-]{43}$/)
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (ownerId) => {
      fc.pre(ownerId.isWellFormed())
      expect(ownerOf(updateToken(ownerId, SECRET), SECRET)).toBe(ownerId)
    }),
  )
})

test('an address has one owner’s id, which only the site’s secret makes', () => {
  const id = subscriberId('ana@example.com', SECRET)
  expect(id).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(subscriberId('ana@example.com', SECRET)).toBe(id)
  expect(
    new Set([id, subscriberId('bo@example.com', SECRET), subscriberId('ana@example.com', `${SECRET}.`)]).size,
  ).toBe(3)
})

test('only the site’s secret makes tokens', () => {
  expect(ownerOf(TOKEN, `${SECRET}.`)).toBeNull()
  // Another purpose, signed by the same secret.
  const ofList = createHmac('sha256', SECRET).update(`share ${OWNER}`).digest('base64url')
  expect(ownerOf(`${TOKEN.split('.')[0]}.${ofList}`, SECRET)).toBeNull()
})

test('no other text is a token', () => {
  const [owner, signed] = TOKEN.split('.') as [string, string]
  const other = Buffer.from('0d5c8f5e-2222-4000-8000-000000000000').toString('base64url')
  for (const wrong of [
    '',
    '.',
    owner,
    `${owner}.`,
    `.${signed}`,
    `${other}.${signed}`,
    `${TOKEN}.x`,
    `${TOKEN}=`,
    ` ${TOKEN}`,
  ])
    expect(ownerOf(wrong, SECRET)).toBeNull()
  fc.assert(
    fc.property(fc.nat(TOKEN.length - 1), fc.constantFrom(...'aZ0-_.='), (at, letter) => {
      fc.pre(TOKEN[at] !== letter)
      expect(ownerOf(TOKEN.slice(0, at) + letter + TOKEN.slice(at + 1), SECRET)).toBeNull()
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(ownerOf(text, SECRET)).toBeNull()
    }),
  )
})
