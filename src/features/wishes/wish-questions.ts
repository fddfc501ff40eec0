import { COUNTIES } from '#domain/geo/county.ts'
import { HOME_KINDS } from '#domain/listing/home-kind.ts'
import type { Market } from '#domain/money/money.ts'
import { chipText } from '#domain/search/chip-texts.ts'
import { featureName } from '#domain/search/feature-nouns.ts'
import type { FeatureKey } from '#domain/search/filters/features.ts'
import { kindsOf } from '#domain/search/kinds-of-market.ts'

/** A choice of a question: its text, and the parameter that it sends. */
export interface Choice {
  text: string
  param: string
  value: string
}

/** One of the seven questions. */
export interface WishQuestion {
  title: string
  /** What it asks for besides `choices`: an amount, or a place of work and minutes. */
  fields?: 'cost' | 'commute'
  /** Any of several, or one alone. */
  several: boolean
  choices: (market: Market) => readonly Choice[]
  /** The parameters that it sends, and the names of the parts that they ask for. */
  params: readonly string[]
  parts: readonly string[]
}

const OUTDOORS: readonly FeatureKey[] = ['yard', 'porch', 'balcony', 'driveway', 'off-street-parking', 'water-view']

const feature = (key: FeatureKey): Choice => ({ text: featureName(key), param: 'features', value: key })

export const QUESTIONS: readonly WishQuestion[] = [
  {
    title: 'What would you like to spend a month?',
    fields: 'cost',
    several: false,
    choices: () => [],
    params: ['cost'],
    parts: ['cost'],
  },
  {
    title: 'Where do you work?',
    fields: 'commute',
    several: false,
    choices: () => [],
    params: ['train', 'trainMinutes', 'walk'],
    parts: ['train'],
  },
  {
    title: 'How many bedrooms do you need?',
    several: false,
    choices: () => [1, 2, 3, 4].map((beds) => ({ text: `${beds} or more`, param: 'beds', value: String(beds) })),
    params: ['beds'],
    parts: ['beds', 'bedsMax'],
  },
  {
    title: 'What kind of home?',
    several: true,
    choices: (market) =>
      kindsOf(market, HOME_KINDS).map((kind) => ({
        text: chipText('kinds', [kind], market),
        param: 'kind',
        value: kind,
      })),
    params: ['kind'],
    parts: ['kinds'],
  },
  {
    title: 'What should be outside?',
    several: true,
    choices: () => [
      ...OUTDOORS.map(feature),
      { text: 'Lake or river', param: 'amenities', value: 'waterfront' },
      { text: 'Two-car garage', param: 'amenities', value: 'twoCarGarage' },
    ],
    params: ['features', 'amenities'],
    parts: [...OUTDOORS, 'waterfront', 'twoCarGarage'],
  },
  {
    title: 'Which counties?',
    several: true,
    choices: () =>
      COUNTIES.map((county) => ({ text: chipText('county', county, 'sale'), param: 'county', value: county })),
    params: ['county'],
    parts: ['county'],
  },
  {
    title: 'How new should it be?',
    several: false,
    choices: () =>
      [1950, 1980, 2000, 2015].map((year) => ({ text: `Built ${year} or later`, param: 'built', value: `${year}-` })),
    params: ['built'],
    parts: ['built'],
  },
]
