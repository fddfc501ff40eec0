import { splitWith, type Word, type WordRules } from '../split-words.ts'

/** Spellings that are rewritten before anything is read. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  hundreds: ['hundred', 's'],
  wanna: ['want', 'to'],
  gonna: ['going', 'to'],
  gimme: ['give', 'me'],
  lemme: ['let', 'me'],
  cannot: ['cant'],
  upto: ['up', 'to'],
  lakefront: ['lake', 'front'],
  lakeside: ['lake', 'side'],
  lakeview: ['lake', 'view'],
  riverfront: ['river', 'front'],
  oceanfront: ['ocean', 'front'],
  waterfront: ['water', 'front'],
  beachfront: ['beach', 'front'],
  turnkey: ['turn', 'key'],
  townhouse: ['town', 'house'],
  townhouses: ['town', 'houses'],
  townhome: ['town', 'house'],
  townhomes: ['town', 'houses'],
  bedroom: ['bed', 'room'],
  bedrooms: ['bed', 'rooms'],
  bathroom: ['bath', 'room'],
  bathrooms: ['bath', 'rooms'],
  bedrom: ['bed', 'room'],
  bedroms: ['bed', 'rooms'],
  badroom: ['bed', 'room'],
  badrooms: ['bed', 'rooms'],
  bathrom: ['bath', 'room'],
  bathroms: ['bath', 'rooms'],
  sqft: ['square', 'feet'],
  ft2: ['square', 'feet'],
  'ft²': ['square', 'feet'],
  poll: ['pool'],
  ate: ['eight'],
  bigs: ['big', 'is'],
  olds: ['old', 'is'],
  whens: ['when', 'is'],
  whatd: ['what', 'would'],
  howd: ['how', 'would'],
  '½': ['and', 'a', 'half'],
  thousands: ['thousand'],
  millions: ['million'],
}

const RULES: WordRules = {
  fold: (piece) => piece,
  spellings: SPELLINGS,
  and: 'and',
  to: 'to',
  magnitude: /^(?:k|m|mil|thousand|million)$/,
}

/** 'Two's fine' is no price in the twos. */
const NUMBER_IS =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten)['’](?=ll\b|s (?:fine|ok|okay|enough|plenty|good|great|perfect|alright|all right|too|not)\b)/gi

/** 'Laundry's not important'. */
const FEATURE_IS =
  /\b(laundry|pool|basement|elevator|garage|fireplace|parking|furniture|waterfront)['’](?=s (?:not|optional|no longer|unnecessary)\b)/gi

/** The words, numbers and marks of an English text. */
export const splitWords = (text: string): Word[] =>
  splitWith(RULES, text.replaceAll(NUMBER_IS, '$1 ').replaceAll(FEATURE_IS, '$1 '))
