import { UNKNOWN_LEASE } from '#domain/listing/lease-terms.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { UNKNOWN_STRUCTURE } from '#domain/listing/structure.ts'
import type { HomeFact } from '#language/understanding.ts'
import { statedText, type StatedFacts } from './stated-facts.ts'

/** A feature visitors ask about, the words that ask for it and those a listing names it by. */
interface HomeFeature {
  name: string
  asked: RegExp
  named: RegExp
}

const WELCOME = '(?:welcome|allowed|friendly|ok)'

/** Features that listings name in other words than visitors. Feeds yield 'Pets Welcome', 'Laundry: In Unit'. */
const FEATURES: readonly HomeFeature[] = [
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
    asked: /\b(?:water ?front|on the (?:water|lake|river))\b/i,
    named: /\b(?:waterfront|(?:lake|river)front)\b/i,
  },
  { name: 'walk-in closet', asked: /\bwalk[- ]in closets?\b/i, named: /\bwalk[- ]in closet/i },
]
const SAME_WORD =
  /\b(pool|basement|fireplace|attic|deck|patio|porch|balcony|terrace|elevator|dishwasher|dock|doorman|view|hardwood|sunroom|office|pantry|storage)s?\b/i

/** The feature that words name, or null for none. */
export const featureIn = (text: string): string | null =>
  FEATURES.find(({ asked }) => asked.test(text))?.name ?? SAME_WORD.exec(text)?.[1]?.toLowerCase() ?? null

const PARKS = /\bpark (?:my|our|a|the|there|here)\b/i
const ASKS =
  /^(?:(?:and|so|but|ok|okay|well)[ ,]+)*(?:can|could|may|do|does|is|are|has|have|will|would|what about|how about|where)\b|^(?:\S+ ){0,2}\S+\?$/i
const HOMES = /\b(?:homes|houses|apartments|condos|listings|places|properties|rentals|units|ones|anything|something)\b/i
const ONE_HOME = /\b(?:it|its|this|that|there|the (?:home|house|apartment|condo|place|building|property|unit))\b/i

/** The fact that a question about one home asks for; null for a search and for anything else. */
export function factAsked(said: string, namesAmenity: boolean): HomeFact | null {
  const text = said.trim()
  // 'What about a pool?' narrows the search, 'does it have a pool?' does not.
  if (!ASKS.test(text) || HOMES.test(text) || (namesAmenity && !ONE_HOME.test(text))) return null
  if (PARKS.test(text)) return 'parking'
  return featureIn(text) === null ? null : 'features'
}

type Named = Pick<Listing, 'features' | 'amenities'>

/** The first feature or amenity of a listing that matches, in the listing's words, or null. */
export const namedAs = (pattern: RegExp, { features, amenities }: Named): string | null =>
  [...features, ...amenities].find((one) => pattern.test(one)) ?? null

/** Whether a listing names a feature, in the listing's own words. `feature` is a name from here or any words. */
export function featureText(
  feature: string,
  listing: Named & Pick<Listing, 'description'> & Partial<StatedFacts>,
): string {
  const known = FEATURES.find(({ asked }) => asked.test(feature))
  const name = known?.name ?? feature.toLowerCase()
  const [named, told] = known ? [known.named, known.asked] : [containing(name), containing(name)]
  const found = namedAs(named, listing)
  if (found !== null) return `Yes, the listing names it: ${found}.`
  const { structure = UNKNOWN_STRUCTURE, lease = UNKNOWN_LEASE } = listing
  const stated = statedText(name, { structure, lease })
  if (stated !== null) return stated
  const sentence = listing.description.split(/(?<=[.!?])\s+/).find((one) => told.test(one))
  return sentence ? `The description says: “${sentence}”` : `The listing doesn’t name “${name}”.`
}

/** Finds words in a text; any character stands for a mark. */
const containing = (words: string): RegExp => new RegExp(words.replaceAll(/[^\p{L}\d ]/gu, '.'), 'iu')
