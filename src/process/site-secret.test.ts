import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { siteSecret } from './site-secret.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'keystead-secret-'))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('a configured secret is used and nothing is written', () => {
  const secret = 'configured by the operator, 32 ch'
  expect(siteSecret({ sessionSecret: secret, dataDir })).toBe(secret)
  expect(() => statSync(join(dataDir, 'session-secret'))).toThrow('ENOENT')
})

test('without one a secret is made once, for this user alone', () => {
  const made = siteSecret({ sessionSecret: null, dataDir })
  expect(made).toMatch(/^[\w-]{43}$/)
  expect(siteSecret({ sessionSecret: null, dataDir })).toBe(made)
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600)
})

test('a file that holds no secret is refused rather than used', () => {
  siteSecret({ sessionSecret: null, dataDir })
  writeFileSync(join(dataDir, 'session-secret'), '')
  expect(() => siteSecret({ sessionSecret: null, dataDir })).toThrow('holds no secret')
})
