import type { FeatureKey } from './filters/features.ts'
import type { FilteredHome } from './filters/filter.ts'
import { wordsOf } from './search-words.ts'

/** How a listing says that a home has a feature. */
interface Recognition {
  /**
   * Phrases of its lists, with commas between them: whole words next to each other, the last one also in the plural. They are
   * RESO's lookup values and what agents write in their place. After a label only the values with it count: 'view river' is
   * 'River' in the list `View`.
   */
  said: string
  /** Other facts that say it. */
  known?: (home: FilteredHome) => boolean
}

/** Where these change, raise ROWS_VERSION: stored homes hold what was recognized. */
const RECOGNITIONS: Readonly<Record<FeatureKey, Recognition>> = {
  yard: {
    said: 'yard,large yard,fenced yard,back yard,backyard,front yard,side yard,front garden,back garden,vegetable garden,garden of its own,lot garden,lawn',
  },
  'fenced-yard': { said: 'fenced,fenced yard,fence,fencing' },
  'large-yard': { said: 'large yard' },
  driveway: { said: 'driveway,circular driveway,private drive' },
  'off-street-parking': {
    said: 'off street,off street parking,driveway,circular driveway,private drive,assigned parking,assigned parking space,garage space,covered parking,carport,parking lot,parking assigned,parking attached,parking covered,parking deck,parking deeded,parking detached,parking enclosed,parking garage,parking on site,parking pad,parking secured,parking underground',
    known: ({ structure }) => (structure.garageSpaces ?? 0) >= 1,
  },
  'ev-charging': {
    said: 'ev charging,ev charger,car charger,electric vehicle charging,electric vehicle charging station',
  },
  balcony: { said: 'balcony,balconies' },
  deck: { said: 'deck,roof deck,rooftop deck' },
  patio: { said: 'patio,stone terrace,terrace' },
  porch: { said: 'porch,porches,veranda' },
  'roof-deck': { said: 'roof deck,rooftop deck,roof terrace,rooftop terrace' },
  sunroom: { said: 'sunroom,sun room,sun porch,florida room,four season room,three season room' },
  shed: { said: 'shed,barn,storage shed,outbuilding,workshop' },
  dock: { said: 'dock,boat dock,boat slip' },
  'beach-access': {
    said: 'beach access,beach path,path through the dunes,beach rights,beach front,beachfront,private beach,oceanfront beach',
  },
  'water-view': {
    said: 'water view,river view,lake view,bay view,ocean view,view water,view river,view lake,view bay,view ocean,view pond,view creek,view canal,view marina,view beach,facing the hudson river,facing the bay,facing the lake',
  },
  'city-view': { said: 'city view,skyline view,view city,view city lights,view skyline,view downtown' },
  'corner-lot': { said: 'corner lot' },
  'corner-unit': { said: 'corner unit,end unit' },
  playground: { said: 'playground' },
  gym: { said: 'gym,gymnasium,fitness room,fitness center,exercise room,fitness' },
  'hot-tub': { said: 'hot tub,spa,spa hot tub,jacuzzi' },
  generator: { said: 'generator' },
  doorman: { said: 'doorman,concierge,attended lobby' },
  'bike-room': { said: 'bike room,bicycle room,bike storage,bicycle storage' },
  storage: { said: 'storage' },
  'security-system': {
    said: 'security system,burglar alarm,alarm system,video surveillance,security camera,closed circuit camera,prewired for security',
  },
  'smart-home': { said: 'smart home,smart thermostat,controlled by app' },
  'shared-laundry': {
    said: 'laundry in the building,laundry room in the building,laundry in building,laundry common area,laundry coin operated,coin laundry',
    known: ({ structure }) => structure.laundry === 'in-building',
  },
  'senior-community': {
    said: '55 community,senior community,active adult community,adult community',
    known: ({ association }) => association.isSeniorCommunity === true,
  },
  dishwasher: { said: 'dishwasher' },
  'eat-in-kitchen': { said: 'eat in kitchen,kitchen eat in,breakfast nook,breakfast area' },
  'kitchen-island': {
    said: 'kitchen island,center island,kitchen with butcher block island,kitchen with a wooden island',
  },
  pantry: { said: 'pantry,pantries' },
  'gas-cooking': {
    said: 'gas range,gas cooktop,gas oven,gas stove,gas cooking,built in gas range,built in gas oven,free standing gas range,free standing gas oven',
  },
  'hardwood-floors': {
    said: 'hardwood,hardwood floor,hardwood flooring,wood floor,wood flooring,oak floor,flooring wood,flooring reclaimed wood,parquet',
  },
  'walk-in-closet': { said: 'walk in closet' },
  'home-office': { said: 'home office,office,study,den,library,libraries' },
  'first-floor-bedroom': {
    said: 'first floor bedroom,first floor primary bedroom,bedroom on the first floor,bedroom with bathroom on the first floor,bedroom and bathroom on the first floor,bedroom on main level,main level primary,primary downstairs,master downstairs,main level bedroom,entry level bedroom',
    known: isSingleStoryHouse,
  },
  'single-story': { said: 'single story,one story,all rooms on one floor', known: isSingleStoryHouse },
  'open-floor-plan': { said: 'open floorplan,open floor plan,open concept' },
  'finished-basement': {
    said: 'finished basement,basement finished,basement partially finished,basement full finished',
  },
  attic: { said: 'attic' },
  skylights: { said: 'skylight' },
  'large-windows': {
    said: 'large window,floor to ceiling window,wide picture window,picture window,window wall,windows on two sides',
  },
  'solar-panels': { said: 'solar panel,solar,photovoltaic' },
  'in-law-suite': {
    said: 'in law suite,in law floorplan,in law,mother daughter,guest suite,guest house,second residence,accessory apartment',
  },
  'separate-entrance': { said: 'separate entrance,private entrance,own entrance,own front door' },
  'gas-heat': { said: 'heating gas,heating natural gas,gas heat,heating forced air gas' },
  'new-construction': { said: 'new construction' },
  'soaking-tub': { said: 'soaking tub,freestanding tub,footed tub,clawfoot tub,garden tub' },
}

/** Phrases that have a feature's words and are something else. */
const SOMETHING_ELSE =
  'pool deck,attic fan,security deposit,security fence,solar tube,solar screen,library district,volts for spa,volts in workshop,energy storage,spa bath,workshop in garage,rv boat storage,dry dock,fencing electric,fencing invisible,fencing partial'

/** Nothing is recognized in a text with one of these: 'No dishwasher'. */
const DENIALS: ReadonlySet<string> = new Set(['no', 'not', 'none', 'without', 'near', 'nearby'])

/** Whether an entry of a list says that the home lacks what it names, or that it is elsewhere. */
export const isDenied = (entry: string): boolean => hasDenial(wordsOf(entry))

const hasDenial = (words: readonly string[]): boolean => words.some((word) => DENIALS.has(word))

function isSingleStoryHouse({ structure }: FilteredHome): boolean {
  return structure.stories === 1 && structure.kind === 'house'
}

const PHRASES = new Map<string, FeatureKey[]>()
for (const phrase of phrasesOf(SOMETHING_ELSE)) PHRASES.set(phrase, [])
for (const [key, { said }] of Object.entries(RECOGNITIONS) as [FeatureKey, Recognition][])
  for (const phrase of phrasesOf(said)) PHRASES.set(phrase, [...(PHRASES.get(phrase) ?? []), key])

const LONGEST = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length))

const KNOWN = (Object.entries(RECOGNITIONS) as [FeatureKey, Recognition][]).flatMap(([key, { known }]) =>
  known ? [{ key, known }] : [],
)

function phrasesOf(said: string): string[] {
  return said.split(',').flatMap((phrase) => [phrase, `${phrase}s`])
}

/** A home doesn't change, and each search asks for its features. */
const FEATURES_OF_HOMES = new WeakMap<FilteredHome, ReadonlySet<FeatureKey>>()

/** The features that a listing says its home has. What it doesn't list is not among them, for nothing tells. */
export function listedFeatures(home: FilteredHome): ReadonlySet<FeatureKey> {
  const known = FEATURES_OF_HOMES.get(home) ?? recognized(home)
  FEATURES_OF_HOMES.set(home, known)
  return known
}

function recognized(home: FilteredHome): ReadonlySet<FeatureKey> {
  const found = new Set(KNOWN.filter(({ known }) => known(home)).map(({ key }) => key))
  for (const text of listedTexts(home)) for (const key of saidIn(text)) found.add(key)
  return found
}

/** The entries of all lists, each with the label of its list where it has one. */
function listedTexts({ features, amenities, parking, heating, structure }: FilteredHome): string[] {
  const labeled = [`Parking: ${parking ?? ''}`, `Heating: ${heating ?? ''}`, `Basement: ${structure.basement ?? ''}`]
  return [...features, ...structure.accessibility, ...[...amenities, ...labeled].flatMap(entriesOf)]
}

/** 'View: River, Skyline' as 'View River' and 'View Skyline'. */
export function entriesOf(text: string): string[] {
  const colon = text.indexOf(': ')
  if (colon < 0) return [text]
  const label = text.slice(0, colon)
  return text
    .slice(colon + 2)
    .split(',')
    .map((entry) => `${label} ${entry}`)
}

/** The features that a text names: at each word the longest phrase counts. */
function saidIn(text: string): FeatureKey[] {
  const words = wordsOf(text)
  if (hasDenial(words)) return []
  const found: FeatureKey[] = []
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
      const keys = PHRASES.get(words.slice(at, at + length).join(' '))
      if (keys === undefined) continue
      found.push(...keys)
      at += length - 1
      break
    }
  }
  return found
}
