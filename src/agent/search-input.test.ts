import { expect, test } from 'vitest'
import { MAX_TOWNS } from '#domain/search/filters/towns.ts'
import { PLACES } from '../../tests/voice/agent-context.ts'
import { filtersOf } from './search-input.ts'

const SHARED = PLACES.towns.filter(({ name }, index) => PLACES.towns.findIndex((town) => town.name === name) < index)
/** As many names as a tool takes, the first of which several towns share. */
const NAMES = [...new Set([...SHARED, ...PLACES.towns].map(({ name }) => name))].slice(0, MAX_TOWNS)

test.each([
  ['towns', 'towns'],
  ['not_towns', 'notTowns'],
] as const)('names that several towns share give no more %s than a search has', (field, filter) => {
  expect(SHARED.length).toBeGreaterThan(0)
  const read = filtersOf({ [field]: NAMES }, PLACES)
  expect(read.ok && read.value[filter]).toHaveLength(MAX_TOWNS)
})
