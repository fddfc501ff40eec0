import { expect, test } from 'vitest'
import { fingerprinter } from './record-fingerprint.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

const nameOf = (record: unknown): string | null => {
  const text = JSON.stringify(record)
  return fingerprinter(NOW)(Buffer.from(text), text)
}

test('equal bytes have one name, others another', () => {
  expect(nameOf({ ListPrice: 1 })).toBe(nameOf({ ListPrice: 1 }))
  expect(nameOf({ ListPrice: 1 })).not.toBe(nameOf({ ListPrice: 2 }))
})

test.each([
  [{ OnMarketDate: '2026-11-22' }, false],
  [{ OpenHouse: [{ OpenHouseDate: '2026-12-01' }] }, false],
  [{ OnMarketDate: '2026-11-21T23:00:00Z', YearBuilt: 2999 }, true],
])('%j: a record that names a later day may read otherwise on that day', (record, isNamed) => {
  expect(nameOf(record) !== null).toBe(isNamed)
})
