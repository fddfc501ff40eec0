import { expect, test } from 'vitest'
import { argon2Hashing, OWASP_COST } from './password-hash.ts'

const hashing = argon2Hashing((work) => work(), OWASP_COST)

test('a password is stored as argon2id with OWASP’s cost and a salt of its own', async () => {
  const [first, second] = [await hashing.hash('blue door'), await hashing.hash('blue door')]
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(first).not.toBe(second)
})

test('only the same password verifies, with composed or decomposed accents', async () => {
  const hash = await hashing.hash('Caf\u00e9 im Hof')
  expect(await hashing.verify({ hash, password: 'Caf\u00e9 im Hof' })).toBe(true)
  expect(await hashing.verify({ hash, password: 'Cafe\u0301 im Hof' })).toBe(true)
  expect(await hashing.verify({ hash, password: 'Cafe im Hof' })).toBe(false)
  expect(await hashing.verify({ hash, password: '' })).toBe(false)
})

test('hashes of a lower cost, made elsewhere or earlier, still work', async () => {
  // argon2id of 'password' with the salt 'somesalt', from the reference implementation's test vectors (64 KiB, 2 passes).
  const hash = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
  expect(await hashing.verify({ hash, password: 'password' })).toBe(true)
  expect(await hashing.verify({ hash, password: 'passwort' })).toBe(false)
})

test.each(['', 'plain text', '$2b$10$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$'])(
  'nothing verifies against a malformed hash: %j',
  async (hash) => {
    expect(await hashing.verify({ hash, password: hash })).toBe(false)
  },
)
