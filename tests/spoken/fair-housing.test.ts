import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { understand } from '#language/en/understand.ts'
import { understand as understandSpanish } from '#language/es/understand.ts'
import { PLACE_NAMES } from './utterances.ts'

const refusedIn = (said: string) =>
  understand(said, { filters: defaultFilters('sale', everyPrice), places: PLACE_NAMES }).refused.map(({ kind }) => kind)

test.each([
  'an all white kitchen and brown floors',
  'no brown carpets please',
  'can I go straight to the closing',
  'change the town to Montclair',
  'good, sort them by price',
  'a traditional colonial with a family room',
  'a traditional side hall colonial',
  'price exclusive of fees',
  'how wheelchair accessible is it',
  'only wheelchair accessible homes',
  'is there a senior discount on the fee',
  'senior housing in Morris County',
  'any 55 plus communities in Morris',
  'I am a young single mother with two kids',
  'we have no kids and two dogs',
  'we are a Korean family looking for three bedrooms in Fort Lee',
  'I am a disabled veteran, which towns have homes under 400 thousand',
  'we are retired, which towns are the cheapest',
  'our income is low, can we rent at all',
  'we are on welfare, one bedroom in Newark',
  'do you have low income housing',
  'is the wiring safe',
  'is the deck safe to stand on',
  'is the water safe to drink',
  'homes near White Meadow Lake',
  'a two family house on Church Street',
  'the one at 3 Temple Avenue',
  'does it have a burglar alarm',
  'is there a drug store on Main Street',
  'for my elderly parents, no stairs',
  'a quiet street in Wayne',
  'Italian marble in the bath',
  'is it accessible for disabled people',
  'my service dog comes with me',
  'a home office away from the kids’ rooms',
  'I’m gay, is that a problem for your agents',
  'my landlord said no kids upstairs, is that legal',
  'we are two college kids looking for a two bed in Newark',
  'is the earnest money deposit safe',
  'is it safe to wire the deposit',
  'a safe place for my bike in the building',
  'is the crawl space safe from flooding',
  'three bedrooms in White township',
  'what are my renters rights',
])('a lawful wish is not refused: %j', (said) => {
  expect(refusedIn(said)).toEqual([])
})

test.each([
  ['bad neighborhood', 'safety'],
  ['somewhere without gangs', 'safety'],
  ['would you live there', 'safety'],
  ['no welfare people', 'income'],
  ['away from the projects and the low income housing', 'income'],
  ['we are a Korean family, where should we live', 'people'],
  ['which neighborhoods are up and coming', 'people'],
  ['are there many black people', 'race'],
  ['how Jewish is Teaneck', 'religion'],
  ['the schools in Dover are they any good', 'schools'],
  ['which towns have the fewest Hispanics', 'people'],
  ['which town is white', 'people'],
  ['ok but is it a white town', 'race'],
  ['are there a lot of renters in that part of town', 'people'],
  ['rather not have families with screaming kids above us', 'family'],
  ['I don’t want to live next to a bunch of college kids', 'age'],
  ['who are the neighbors', 'people'],
])('%j asks for steering', (said, kind) => {
  expect(refusedIn(said)).toContain(kind)
})

const spanishOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split(/^# Spanish\n/m)[1]!
    .split('\n')
    .filter((line) => line.includes(' => '))
    .map((line) => line.slice(0, line.indexOf(' => ')))

test.each([
  ['fair-lawful.txt', false],
  ['fair-steering.txt', true],
])('of the Spanish sentences of %s every one is told for what it is', (file, isSteering) => {
  const filters = defaultFilters('sale', everyPrice)
  const refuses = (said: string) => understandSpanish(said, { filters, places: PLACE_NAMES }).refused.length > 0
  expect(spanishOf(file).filter((said) => refuses(said) !== isSteering)).toEqual([])
})
