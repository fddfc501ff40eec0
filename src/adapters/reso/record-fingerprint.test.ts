import { expect, test } from 'vitest'
import { listingFromReso } from './listing-from-reso.ts'
import { fingerprinter, PROBED_ON, PROBES } from './record-fingerprint.ts'
import type { ResoRecord } from './reso-fields.ts'

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

const read = (records: typeof PROBES) => JSON.stringify(records.map((record) => listingFromReso(record, 1, PROBED_ON)))

test('the probe has every field that is read', () => {
  const asked = new Set<string>()
  const recording = (record: ResoRecord) =>
    new Proxy(record, { get: (target, field) => (asked.add(String(field)), Reflect.get(target, field)) })
  read(PROBES.map(recording))
  expect([...asked].filter((field) => !(field in PROBES[0]!))).toEqual([])
})

test.each(['Stories', 'Levels', 'LotSizeAcres'])('the probe shows what is read of %s', (field) => {
  expect(read(PROBES.map((record) => ({ ...record, [field]: null })))).not.toBe(read(PROBES))
})
