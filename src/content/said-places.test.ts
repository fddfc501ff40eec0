import { expect, test } from 'vitest'
import { PLACES } from './places.ts'
import { SAID_PLACES } from './said-places.ts'

const sorted = (rows: readonly object[]) =>
  rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))).toSorted()

test('the packed names are those of the towns, villages and ZIP codes (scripts/derive-said-places.ts)', () => {
  const wanted = PLACES.filter(({ kind }) => kind !== 'county').map(({ at, ...place }) =>
    place.kind === 'zip' ? place : { ...place, at },
  )
  expect(sorted(SAID_PLACES)).toEqual(sorted(wanted))
})
