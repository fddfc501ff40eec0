import { featureName } from '#domain/search/feature-nouns.ts'
import type { FeatureKey } from '#domain/search/filters/features.ts'
import type { HomeFact } from '../understanding.ts'
import { HOME_DETAILS, type HomeFeature } from './home-details.ts'
import { FEATURE_WORDS } from './listed-features.ts'

const WELCOME = '(?:welcome|allowed|friendly|ok)'

/** Features that listings name in other words than visitors. Feeds yield 'Pets Welcome', 'Laundry: In Unit'. */
export const FEATURES: readonly HomeFeature[] = [
  {
    name: 'dog size limits',
    asked:
      /\bhow (?:big|large|heavy) (?:an? |the |my |of an? )?(?:dogs?|pets?)\b|\b(?:dog|pet)(?: size| weight)\b|\b(?:size|weight|breed)s? (?:limit|restriction)s?\b/i,
    named: null,
  },
  {
    name: 'door widths',
    asked: /\b(?:how wide|width|wide enough)\b.*\b(?:door|hall|corridor)|\bdoor(?:way)?s? (?:widths?|wide)\b/i,
    named: null,
  },
  {
    name: 'rental income',
    asked:
      /\brental income\b|\brent roll\b|\brents?\b.{0,40}\b(?:brings?|bringing|earns?|makes?|gets?|collects?|takes? in)\b|\b(?:brings?|bringing) in\b|\brent(?:s|ed|ing)?(?: out)? for\b/i,
    named: null,
  },
  ...HOME_DETAILS,
  {
    name: 'internet',
    asked: /\b(?:internet|wi-?fi|broadband|fios|fiber(?: optics?)?)\b/i,
    named: /\b(?:internet|wi-?fi|fios|fiber)\b/i,
  },
  { name: 'dogs', asked: /\b(?:dogs?|pupp(?:y|ies))\b/i, named: new RegExp(`\\b(?:pets?|dogs?) ${WELCOME}\\b`, 'i') },
  { name: 'cats', asked: /\b(?:cats?|kittens?)\b/i, named: new RegExp(`\\b(?:pets?|cats?) ${WELCOME}\\b`, 'i') },
  { name: 'pets', asked: /\bpets?\b/i, named: new RegExp(`\\b(?:pets?|dogs?|cats?) ${WELCOME}\\b`, 'i') },
  {
    name: 'laundry',
    asked: /\b(?:laundry|washers?|dryers?|washing machines?)\b/i,
    named: /\b(?:laundry|washer|dryer)/i,
  },
  { name: 'gym', asked: /\b(?:gym|fitness)\b/i, named: /\b(?:gym|fitness|exercise room)/i },
  { name: 'furnished', asked: /\bfurnished\b/i, named: /\bfurnished\b/i },
  { name: 'renovated', asked: /\b(?:renovated|remodell?ed|updated)\b/i, named: /\b(?:renovated|remodeled|updated)\b/i },
  {
    name: 'waterfront',
    asked: /\b(?:water ?front|on (?:the|a) (?:water|lake|river|pond))\b/i,
    named: /\b(?:waterfront|(?:lake|river)front)\b/i,
  },
  {
    name: 'other buyers',
    asked:
      /\b(?:(?:how many|any|other|more|many) (?:\w+ )?(?:people|persons|buyers|families|offers?|bids?|inquiries|viewings)|any(?:one|body) else|multiple offers)\b/i,
    named: null,
  },
  {
    name: 'flooding',
    asked:
      /\bflood(?:s|ed|ing)?\b|\bwater in the basement\b|\b(?:basement|cellar)\b.{0,12}\b(?:dry|wet|damp|leak\w*)\b|\b(?:dry|wet|damp) (?:basement|cellar)\b/i,
    named: null,
  },
  {
    name: 'problems',
    asked:
      /\b(?:(?:any|some|no)thing wrong|whats wrong|what['’]s wrong|(?<!\b(?:be|is|s|a big|much of) an? )(?:problems?|issues?)|leak(?:s|ed|y|ing)?|mou?ld)\b/i,
    named: null,
  },
  { name: 'stairs', asked: /\b(?:stairs|walk[- ]?up)\b(?!.*\belevator)/i, named: /\b(?:stairs|walk[- ]?up)\b/i },
  { name: 'walk-in closet', asked: /\bwalk[- ]in closets?\b/i, named: /\bwalk[- ]in closet/i },
]
const SAME_WORD =
  /\b(pool|basement|fireplace|attic|deck|patio|porch|balcony|terrace|elevator|dishwasher|dock|doorman|view|hardwood|sunroom|office|pantry|storage)s?\b/i

const LISTED_FEATURES = (Object.entries(FEATURE_WORDS) as [FeatureKey, string][]).map(([key, words]) => ({
  name: featureName(key).toLowerCase(),
  asked: new RegExp(`\\b(?:${words})\\b`, 'i'),
}))
const listedFeatureIn = (text: string): string | null =>
  LISTED_FEATURES.find(({ asked }) => asked.test(text))?.name ?? null

/** The feature that words name, or null for none. */
export const featureIn = (text: string): string | null =>
  FEATURES.find(({ asked }) => asked.test(text))?.name ??
  SAME_WORD.exec(text)?.[1]?.toLowerCase() ??
  listedFeatureIn(text.replaceAll('-', ' '))

/** What is allowed, and no wish for it: 'just tell me the pet rule'. */
const PET_RULES =
  /(?:\b(?:tell|give|read|show) (?:me|us)|\bwhat(?:['’]?s| is| are)?|\bknow|\babout|\bexplain|^(?:and|so|ok|okay|,| )*)(?: (?:what|is|the|its|their|your|that|this|place['’]?s|building['’]?s))* ?\b(?:pet|dog|cat|animal)s? (?:rules?|polic(?:y|ies)|restrictions?)\b/i
/** Whether a renter pays for it: 'is the hot water on me or on them'. */
const PAID_BY =
  /\b(?:heat|hot water|water|gas|electric(?:ity)?|utilities|internet|cable)\b.{0,16}\b(?:on (?:me|us|them|him|her|the (?:landlord|owner))|in with the rent|thrown in)\b|\b(?:do|does|would) (?:they|he|she|the (?:landlord|owner)) pay\b.{0,24}\bor (?:do|would|is it|does) (?:i|we|me|us)\b|\b(?:do|would) (?:i|we) pay\b.{0,24}\bor (?:do|does|would) (?:they|he|she|the (?:landlord|owner))\b/i
const PARKS = /\bpark (?:my|our|a|the|there|here)\b/i
const ASKS =
  /^(?:(?:and|so|but|ok|okay|well)[ ,]+)*(?:can|could|may|do|does|is|are|has|have|will|would|what about|how about|where)\b|^(?:\S+ ){0,2}\S+\?$/i
const HOMES = /\b(?:homes|houses|apartments|condos|listings|places|properties|rentals|units|ones|anything|something)\b/i
const ONE_HOME = /\b(?:it|its|this|that|there|the (?:home|house|apartment|condo|place|building|property|unit))\b/i

/** The home before what is asked of it: 'that last one, is it on a lake'. */
const OF_THAT_ONE =
  /^(?:(?:and|so|but|ok|okay|well)[ ,]+)*(?:for |of |on )?(?:the|that|this|number)\b[^,?]{0,24}\b(?:one|two|three|home|house|place|condo|apartment|first|second|third|last)[ ,]+(?=(?:is|does|do|has|can|are|could|would|will)\b)/i
/** Asks it of the home in hand, though it names no home: 'could we have our two cats', 'basement dry?'. */
const OF_HOME_IN_HAND =
  /^(?:(?:and|so|but|ok|okay)[ ,]+)*(?:can|could|may|would|will) (?:i|we|they)\b.{0,24}\b(?:bring|have|keep|take)\b.{0,24}\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?)\b|\b(?:basement|cellar)\b.{0,8}\b(?:dry|wet|damp)\b|^(?:(?:and|so|but|ok|okay)[ ,]+)*(?:is|are|was|were) (?:the|its) (?:[a-z]+ ){1,2}(?:finished|heated|new|newer|updated|old|original|private|shared|dry|wet|working|enclosed|covered|included|separate)\b/i

/** The fact that a question about one home asks for; null for a search and for anything else. */
export function factAsked(said: string, namesAmenity: boolean): HomeFact | null {
  const text = said.trim().replace(OF_THAT_ONE, '')
  if (PET_RULES.test(text)) return 'features'
  // 'What about a pool?' narrows the search, 'does it have a pool?' does not.
  const isOfOne = !namesAmenity || ONE_HOME.test(text) || OF_HOME_IN_HAND.test(text)
  const [clause = ''] = text.split(/[,;.!?]/)
  if (!ASKS.test(text) || HOMES.test(clause) || !isOfOne) return null
  if (PAID_BY.test(text)) return 'utilities'
  if (PARKS.test(text)) return 'parking'
  return featureIn(text) === null ? null : 'features'
}
