import type { PlaceNames } from '../place-names.ts'
import { readTokensWith, type TokenRules } from '../read-tokens.ts'
import type { Token } from '../sentence.ts'
import type { Word } from '../split-words.ts'
import { isLeaseLength } from './lease-lengths.ts'
import { numberAt } from './numbers.ts'
import { linePhrase } from './rail-lines.ts'

/** 'The township of Hope', unlike 'a bit of green'. */
const BEFORE_PLACE =
  / (?:in|near|around|from|outside|by|at|or|nearby|to|over|like)$|(?:city|town|township|borough|village|outside|out|north|south|east|west|miles|side|part|center|area|edge|all|most) of$/
/** Words that are part of no place name: several words are not read as one across them. */
const NO_NAME =
  /^(?:in|with|and|the|under|over|a|an|or|of|for|is|at|on|to|i|it|no|not|bed|beds|bath|baths|room|rooms|house|houses|home|homes|near|around|below|pool|garage|have|has|want|need|me|my|us|you|are|there|up|like|about|some|any|by|from|than|more|less|please|county|counties|will|be|al|du|all|non|that|this|but|so|as|if|can|would|could|should)$/
/** Short words that a recognizer hears inside a name: 'berg in', 'pair am us'. */
const HEARD_IN_NAMES = /^(?:in|is|am|us|any|on|all)$/
/** Towns are no one's, and nobody towns. */
const BEFORE_WORD =
  /^(?:my|our|your|his|her|their|its|an?|very|so|too|i|we|you|they|he|she|it|im|can|could|will|would|should|dont|didnt|have|has|had|this)$/
/** Ordinary words that are spelled nearly like a town or a county, and are not meant for one. */
const MISTAKABLE: ReadonlySet<string> = new Set(
  (
    'aline clinton moorestown alpines belleview butter butters caldron cheater cheaters chesters clover closer closet cluster clusters cover covers ' +
    'cutler dear dearest dearer denial dependence dover drover easter eastwood emersion freedom freon garrison grange greed greek greens greet ' +
    'hamburger handover hangover hardening hardin harmon hooks hover hurting independent kingwood lending linting livings lodge lover ' +
    'norris orangery oranges parades params parms passage passing payne range ranges rover sienna sparse spartan spline vantage ' +
    'verbena warden warrant warned warring wastage wattage waynes westward while whine wired write xover'
  ).split(' '),
)

const BEFORE_ONE =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|cheapest|expensive|newest|biggest|largest|smallest|this|that|which|other|either|neither|next|top|bottom)$/
const COUNTED_BY_ONE =
  /^(?:point|hundred|thousand|million|k|m|bed|beds|br|bd|bath|baths|ba|full|half|car|or|to|family|story|floor|\d.*)$/

/** 'One' in 'the second one' is no number, unlike in 'the second one bedroom apartment'. */
const isPronoun = (words: readonly Word[], index: number): boolean =>
  words[index]!.text === 'one' &&
  BEFORE_ONE.test(words[index - 1]?.text ?? '') &&
  !COUNTED_BY_ONE.test(words[index + 1]?.text ?? '')

const RULES: TokenRules = {
  numberAt,
  isWord: (words, index) => isPronoun(words, index) || isLeaseLength(words, index),
  beforePlace: BEFORE_PLACE,
  noName: NO_NAME,
  heardInNames: HEARD_IN_NAMES,
  mistakable: MISTAKABLE,
  beforeWord: BEFORE_WORD,
  goesOn: (word, next) => word === 'town' && /^(?:house|home)s?$/.test(next),
  isCounty: (_, after) => /^(?:county|counties)$/.test(after),
  // 'Lakeview in Paterson' is a part of the city.
  isNamedPlace: (next, second) =>
    /^(?:county|township)$/.test(second) || (/^(?:in|,)$/.test(next) && second === 'paterson'),
  beforeCounty: [],
  linePhrase,
  digits: 'zero one two three four five six seven eight nine'.split(' '),
}

/** Groups English words into tokens: one for each number and each named place. */
export const readTokens = (words: readonly Word[], names: PlaceNames): Token[] => readTokensWith(RULES, words, names)
