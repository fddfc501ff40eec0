import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ok, valueOrThrow } from '#domain/result.ts'
import { siteSecret } from './site-secret.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'keystead-secret-'))
const UNSET = { sessionSecret: null, databaseUrl: null, dataDir }
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('a configured secret is used and nothing is written', () => {
  const secret = 'configured by the operator, 32 ch'
  expect(siteSecret({ sessionSecret: secret, databaseUrl: null, dataDir })).toEqual(ok(secret))
  expect(() => statSync(join(dataDir, 'session-secret'))).toThrow('ENOENT')
})

test('without one a secret is made once, for this user alone', () => {
  const made = valueOrThrow(siteSecret(UNSET))
  expect(made).toMatch(/^[\w-]{43}$/)
  expect(siteSecret(UNSET)).toEqual(ok(made))
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600)
})

test('a file that holds no secret is refused rather than used', () => {
  valueOrThrow(siteSecret(UNSET))
  writeFileSync(join(dataDir, 'session-secret'), '')
  expect(siteSecret(UNSET)).toMatchObject({ problem: { message: expect.stringContaining('has no secret') } })
})

test('with PostgreSQL it must be configured: instances with secrets of their own would not know each other’s visitors', () => {
  const shared = { ...UNSET, databaseUrl: 'postgres://127.0.0.1/homes' }
  expect(siteSecret(shared)).toMatchObject({
    ok: false,
    problem: { message: expect.stringMatching(/^SESSION_SECRET is missing: with DATABASE_URL, every instance/) },
  })
  expect(() => statSync(join(dataDir, 'session-secret'))).toThrow('ENOENT')
})
