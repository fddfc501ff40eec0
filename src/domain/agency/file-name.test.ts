import { expect, test } from 'vitest'
import { agencyFileName } from './file-name.ts'

test.each([
  ['Keystead', 'keystead-account.json'],
  ['Brookside Homes', 'brookside-homes-account.json'],
  ['Hálás & Söhne / NJ', 'halas-sohne-nj-account.json'],
  ['ΑΒΓ', 'account.json'],
])('a visitor of %s saves %s', (agency, saved) => {
  expect(agencyFileName(agency, 'account.json')).toBe(saved)
})
