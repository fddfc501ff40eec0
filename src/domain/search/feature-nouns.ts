import { capitalized } from '../capitalized.ts'
import type { FeatureKey, LeftOutFeature } from './filters/features.ts'
import { flagAt, type FlagKey } from './filters/flags.ts'

/** What each feature is called after 'Homes with …'. */
export const FEATURE_NOUNS: Readonly<Record<FeatureKey, string>> = {
  yard: 'a yard',
  'fenced-yard': 'a fenced yard',
  'large-yard': 'a large yard',
  driveway: 'a driveway',
  'off-street-parking': 'off-street parking',
  'ev-charging': 'EV charging',
  balcony: 'a balcony',
  deck: 'a deck',
  patio: 'a patio',
  porch: 'a porch',
  'roof-deck': 'a roof deck',
  sunroom: 'a sunroom',
  shed: 'a shed or barn',
  dock: 'a dock',
  'beach-access': 'beach access',
  'water-view': 'a water view',
  'city-view': 'a city view',
  'corner-lot': 'a corner lot',
  'corner-unit': 'a corner unit',
  playground: 'a playground',
  gym: 'a gym',
  'hot-tub': 'a hot tub',
  generator: 'a generator',
  doorman: 'a doorman',
  'bike-room': 'a bike room',
  storage: 'storage space',
  'security-system': 'a security system',
  'smart-home': 'smart home controls',
  'shared-laundry': 'laundry in the building',
  'senior-community': 'a 55+ community',
  dishwasher: 'a dishwasher',
  'eat-in-kitchen': 'an eat-in kitchen',
  'kitchen-island': 'a kitchen island',
  pantry: 'a pantry',
  'gas-cooking': 'gas cooking',
  'hardwood-floors': 'hardwood floors',
  'walk-in-closet': 'a walk-in closet',
  'home-office': 'a home office',
  'first-floor-bedroom': 'a first-floor bedroom',
  'single-story': 'a single story',
  'open-floor-plan': 'an open floor plan',
  'finished-basement': 'a finished basement',
  attic: 'an attic',
  skylights: 'skylights',
  'large-windows': 'large windows',
  'solar-panels': 'solar panels',
  'in-law-suite': 'an in-law suite',
  'separate-entrance': 'a separate entrance',
  'gas-heat': 'gas heat',
  'new-construction': 'new construction',
  'soaking-tub': 'a soaking tub',
}

/** What flags are called after 'Homes with …'. A flag that isn't here is called by its label after 'a'. */
const FLAG_NOUNS: Readonly<Partial<Record<FlagKey, string>>> = {
  reduced: 'a reduced price',
  air: 'central air',
  laundry: 'laundry in the home',
  pets: 'pets allowed',
  furnished: 'furniture',
  monthToMonth: 'a month-to-month lease',
  heatIncluded: 'heat included',
  electricityIncluded: 'electricity included',
  voucher: 'rent within voucher limits',
}

/** What a flag is called after 'Homes with …'. */
export const flagNoun = (key: FlagKey): string => FLAG_NOUNS[key] ?? withArticle(flagAt(key).label.toLowerCase())

/** Not by every vowel: 'a one-year lease', 'a unit'. */
const withArticle = (noun: string): string => `${/^[aei]/.test(noun) ? 'an' : 'a'} ${noun}`

/** Whether a flag asks for what is left out. */
export const isFlagLeftOut = (key: LeftOutFeature): key is Exclude<LeftOutFeature, FeatureKey> =>
  !(key in FEATURE_NOUNS)

/** What may be left out is called after 'Homes without …'. */
export const leftOutNoun = (key: LeftOutFeature): string => (isFlagLeftOut(key) ? flagNoun(key) : FEATURE_NOUNS[key])

const bareNoun = (key: LeftOutFeature): string => leftOutNoun(key).replace(/^an? /, '')

/** A feature on a chip or beside its box: 'First-floor bedroom'. */
export const featureName = (key: LeftOutFeature): string => capitalized(bareNoun(key))

/** What homes are without: 'no 55+ community'. */
export const withoutName = (key: LeftOutFeature): string => `no ${bareNoun(key)}`
