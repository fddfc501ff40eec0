import { expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { understand } from '#language/en/understand.ts'
import { HOME_FACTS } from '#language/understanding.ts'
import { PLACE_NAMES, TODAY } from './utterances.ts'

const QUESTIONS: readonly (readonly [string, string])[] = [
  ['how big is it', 'size'],
  ['what is the price of the first one', 'price'],
  ['what are the taxes on the second one', 'taxes'],
  ['what is the hoa fee of it', 'fees'],
  ['when was it built', 'year'],
  ['how old is the house', 'year'],
  ['what is the lot size of it', 'lot'],
  ['how many bedrooms does it have', 'beds'],
  ['how many bathrooms does it have', 'baths'],
  ['what kind of heating does it have', 'heating'],
  ['does it have central air conditioning', 'cooling'],
  ['is there parking at the first one', 'parking'],
  ['how many cars fit in its garage', 'garage'],
  ['what is the school district of it', 'schools'],
  ['where is it', 'address'],
  ['does it have a pool', 'features'],
  ['does it have a fireplace', 'features'],
  ['how many pictures does it have', 'pictures'],
  ['how long has it been on the market', 'age-of-listing'],
  ['is it still available', 'status'],
  ['who lists it', 'office'],
  ['has it been reduced', 'price-history'],
  ['what did it sell for', 'sold-price'],
  ['how far is it from the beach', 'distance'],
  ['what type of home is it', 'kind'],
  ['is it a condo', 'kind'],
  ['how many floors does it have', 'floors'],
  ['is it wheelchair accessible', 'accessibility'],
  ['does it have a septic system or sewer', 'water'],
  ['when is the open house of the first one', 'open-houses'],
  ['does it have an open house', 'open-houses'],
  ['when is it available from', 'availability'],
  ['when can we move in to it', 'availability'],
  ['what are the lease terms of it', 'lease'],
  ['does the rent include heat at the first one', 'lease'],
  ['are utilities in the rent of the first one', 'utilities'],
]

const CONTEXT = { filters: defaultFilters('rent', everyPrice), places: PLACE_NAMES, today: TODAY }

test.each(QUESTIONS)('%s => %s', (said, fact) => {
  const read = understand(said, CONTEXT)
  expect([read.intent, read.fact, read.filters]).toEqual(['listing', fact, CONTEXT.filters])
})

test('every fact of a home can be asked for; the deposit is told with all that is paid before the keys', () => {
  expect(HOME_FACTS.filter((fact) => !QUESTIONS.some(([, asked]) => asked === fact))).toEqual(['deposit'])
  expect(understand('what is the deposit of it', CONTEXT).intent).toBe('move-in-cost')
})
