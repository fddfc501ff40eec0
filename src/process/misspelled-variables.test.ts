import { expect, test } from 'vitest'
import { KNOWN_VARIABLES } from './config.ts'
import { misspelledVariables } from './misspelled-variables.ts'

const meantBy = (...names: string[]) =>
  misspelledVariables(Object.fromEntries(names.map((name) => [name, 'x'])), KNOWN_VARIABLES)

test.each([
  ['SAMPEL_DATA', 'SAMPLE_DATA'],
  ['SAMPLEDATA', 'SAMPLE_DATA'],
  ['sample_data', 'SAMPLE_DATA'],
  ['FEED', 'FEEDS'],
  ['FEDES', 'FEEDS'],
  ['FEEDS_EVERY', 'FEED_EVERY'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['INQUIRY_TO', 'INQUIRIES_TO'],
  ['PUBLC_URL', 'PUBLIC_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['PROT', 'PORT'],
  ['FEED_TOKENS', 'FEED_TOKEN'],
])('%s resembles %s', (given, meant) => {
  expect(meantBy(given)).toEqual([{ given, meant }])
})

test('variables of the system, of Node and npm, and our own are no slips', () => {
  const others = ['PATH', 'HOME', 'HOSTNAME', 'NODE_OPTIONS', 'NODE_ENV', 'npm_config_cache', 'LC_ALL', 'TERM', 'USER']
  expect(meantBy(...others, 'TRESTLE_ID', 'PARTNER_TOKEN', 'PS1', 'EDITOR', ...KNOWN_VARIABLES)).toEqual([])
})

test('a secret that the feeds’ settings name is none either', () => {
  expect(misspelledVariables({ FEED_TOKEN2: 'x' }, KNOWN_VARIABLES, new Set(['FEED_TOKEN2']))).toEqual([])
})
