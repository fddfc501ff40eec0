import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const valueOf = (environment: Record<string, string>) => {
  const read = readConfig(environment)
  if (!read.ok) throw new Error(read.problem.message)
  return read.value
}
const problemsOf = (environment: Record<string, string>) => {
  const read = readConfig(environment)
  return read.ok || read.problem.kind !== 'invalid' ? [] : read.problem.fields
}

test('nothing has to be set', () => {
  expect(valueOf({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: null,
    dataDir: resolve('data'),
    databaseUrl: null,
    sampleData: true,
    trustProxy: false,
  })
})

test('every variable is read; white space and empty ones are nothing', () => {
  const environment = {
    PORT: ' 8080 ',
    HOST: '::',
    PUBLIC_URL: 'https://Homes.example.com/',
    DATA_DIR: '/srv/homes',
    DATABASE_URL: 'postgresql://homes:secret@db:5432/homes',
    SAMPLE_DATA: 'off',
    TRUST_PROXY: 'loopback',
    MAP_STYLE: 'read by others',
  }
  expect(valueOf(environment)).toEqual({
    port: 8080,
    host: '::',
    publicUrl: 'https://homes.example.com',
    dataDir: '/srv/homes',
    databaseUrl: 'postgresql://homes:secret@db:5432/homes',
    sampleData: false,
    trustProxy: 'loopback',
  })
  expect(valueOf({ PORT: '', TRUST_PROXY: ' ' })).toEqual(valueOf({}))
  expect(valueOf({ TRUST_PROXY: 'on' }).trustProxy).toBe(true)
})

describe('a bad value is named with what it holds and what it must be', () => {
  test.each([
    ['PORT', 'abc', 'is "abc"; it must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'is "65536"; it must be a whole number from 0 to 65535'],
    ['PORT', '-1', 'is "-1"; it must be a whole number from 0 to 65535'],
    ['HOST', 'http://x/', 'is "http://x/"; it must be a host name or an IP address, like 127.0.0.1 or ::'],
    ['SAMPLE_DATA', 'yes', 'is "yes"; it must be on or off'],
    ['TRUST_PROXY', 'true', 'is "true"; it must be off, loopback or on'],
  ])('%s=%s', (field, held, message) => {
    expect(problemsOf({ [field]: held })).toEqual([{ field, message }])
  })

  test.each([
    'homes.example.com',
    'ftp://homes.example.com',
    'https://homes.example.com/site',
    'https://a:b@c.example',
  ])('PUBLIC_URL=%s', (held) => {
    expect(problemsOf({ PUBLIC_URL: held })).toMatchObject([{ field: 'PUBLIC_URL' }])
  })

  test('DATABASE_URL, but never with the password it may hold', () => {
    const [problem] = problemsOf({ DATABASE_URL: 'mysql://root:hunter2@db/homes' })
    expect(problem!.field).toBe('DATABASE_URL')
    expect(problem!.message).toContain('postgres://')
    expect(problem!.message).not.toContain('hunter2')
  })

  test('all of them at once', () => {
    expect(problemsOf({ PORT: 'x', SAMPLE_DATA: 'x' }).map((problem) => problem.field)).toEqual(['PORT', 'SAMPLE_DATA'])
  })
})
