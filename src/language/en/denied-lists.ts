import { denyingEach, type ListForm } from '../denied-lists.ts'
import { AMENITY_NAMES } from './amenities.ts'
import { NO, UNNEEDED } from './denials.ts'
import { FLAG_WORDS } from './flags.ts'
import { DROPPED_KIND, EXCLUDED_KIND, HOUSE, KIND_WORDS } from './home-kinds.ts'
import { FEATURE_WORDS } from './listed-features.ts'

/** Everything that can be denied by name; a fee, too, stands in such lists. */
export const THINGS = [FEATURE_WORDS, FLAG_WORDS, AMENITY_NAMES]
  .flatMap((words) => Object.values<string>(words))
  .join('|')
const KINDS = `(?:${Object.values(KIND_WORDS).join('|')})${HOUSE}`
const ARTICLE = '(?:(?:the|an?|any|my|our|that|in) )*'
const DEAL_BREAKER =
  '(?:an? )?(?:(?:total|real|huge|big|absolute|complete|major) )*(?:deal ?breakers?|non ?starters?|no go)'
const IS = '(?:is|are|would be|will be|s|means|thats|its|,|for us|for me|just|really|probably|such)'
const OUT = `(?:${DEAL_BREAKER}|(?:an? )?(?:hard |definite |firm )?no(?= (?:$|[,.]|(?:for|from|to|with) ))|out(?= (?:$|[,.]|for ))|out of the question|off the table|pointless|useless|no (?:good|use|deal)|not (?:for (?:me|us)|an option|happening|acceptable)|unacceptable)`
const FOR_US = '(?: (?:for|with|to) (?:me|us|my [a-z]+))*'
const WONT = '(?:wont|cant|doesnt|does not|will not|can not)(?: (?:really|ever|just))* (?:work|do|happen|fly)'
const FINE = `(?:fine|ok|okay|alright|all right|acceptable|no (?:problem|issue|big deal|biggie)|(?:not|isnt|arent|wouldnt be)(?: (?:really|such))* ${DEAL_BREAKER}|(?:not|isnt|arent|wouldnt be) (?:an? )?(?:big )?(?:problem|issue|deal))`
const LACKING =
  '(?:(?:having|with|has|there is|theres|its got) )*(?:no|without(?: having)?|not having|lacking|a lack of|lack of)'
const IT_HAS = '(?:(?:it|they|there|theyve|its|the|place|house|home|homes) )*(?:has|have|is|are|got|comes? with)'
const CANT_BE = '(?:live|do|be|go|survive|manage|work|sleep|to|move|one|a|day|anywhere|nowhere|any ?place|get by)'

const MORE = '(?: (?:even|also|for|about|with|an?))*'
const WITH_OR = new RegExp(`(?:^| )(?:or|nor|and)${MORE}$`)
/** 'No pool and a garage' asks for the garage, and so does 'no basement, pool and garage'. */
const NO_ON = new RegExp(`(?:^| )(?:or|nor)${MORE}$|^and$`)

const FORMS: readonly ListForm[] = [
  // 'Can't live without a dishwasher', 'nothing without parking'.
  {
    before: `(?:cant|can not|couldnt|wont|not|never|nothing|no (?:good|go|deal|way|point)|useless|impossible|refuse)(?: ${CANT_BE})* without(?: (?:having|my|our|his|her))*`,
    after: '',
    joined: /./,
    least: 1,
    each: [['with'], []],
  },
  // 'No pool is a deal breaker', 'anything without a basement is out'.
  {
    before: `(?:(?:any ?thing|any ?where|any ?place|(?:an? |any )?(?:place|home|house|apartment|one)s?) )?${LACKING}`,
    after: `(?:${IS} )*(?:${OUT}|${WONT})${FOR_US}`,
    joined: WITH_OR,
    least: 1,
    each: [['with'], []],
  },
  // 'No pool is fine', 'no pool isn't a deal breaker'.
  {
    before: LACKING,
    after: `(?:(?:is|are|would be|will be|s|thats|its|also|totally|just|really) )*(?:(?<=(?:is|are|be|s|thats|its|also|totally|just|really) )${FINE}|(?:isnt|arent|wouldnt be)(?: (?:really|such))* (?:${DEAL_BREAKER}|(?:an? )?(?:big )?(?:problem|issue|deal))|works?)(?: (?:too|either|also|by me|as well))*${FOR_US}`,
    joined: WITH_OR,
    least: 1,
    each: [['no', 'need', 'for'], []],
  },
  // 'With or without a pool', 'whether or not it has one'.
  {
    before: `(?:with|have|having|has)(?: ,)? (?:or|and) without|whether or not ${IT_HAS}`,
    after: '',
    joined: WITH_OR,
    least: 1,
    each: [[], ['or', 'not']],
  },
  { before: '(?:could |can )?take or leave', after: '', joined: WITH_OR, least: 1, each: [[], ['or', 'not']] },
  { before: `(?:whether|if) ${IT_HAS}`, after: 'or not', joined: WITH_OR, least: 1, each: [[], ['or', 'not']] },
  // 'A pool is a deal breaker'.
  {
    before: '',
    after: `(?:${IS} )+(?:${DEAL_BREAKER}|out of the question|an? (?:hard|definite|firm) no|unacceptable)${FOR_US}`,
    joined: WITH_OR,
    least: 1,
    each: [['no'], []],
  },
  // 'No pool or basement needed'.
  {
    before: '(?:(?:there is|theres) )?no',
    after: '(?:(?:is|are|really) )*(?:needed|required|necessary)',
    joined: WITH_OR,
    least: 2,
    each: [['no', 'need', 'for'], []],
  },
  // 'Neither the pool nor the basement matters'.
  {
    before: '(?:neither|either)',
    after: `(?:(?:of them|is|are|really|matters?|needed|important|necessary|required|a must|of interest|any more|anymore) )*(?:matters?|needed|important|necessary|required|a must|of interest)`,
    joined: WITH_OR,
    least: 2,
    each: [['no', 'need', 'for'], []],
  },
  { before: 'neither', after: '', joined: WITH_OR, least: 2, each: [['no'], []] },
  // 'Laundry and fireplace are optional'.
  {
    before: '',
    after: UNNEEDED,
    joined: WITH_OR,
    least: 2,
    each: [['no', 'need', 'for'], []],
  },
  // 'No pool, deck or garage'.
  { before: '(?:no|not)', after: '', joined: NO_ON, least: 2, each: [null, []] },
  {
    before: `(?!not? )(?:${NO}|${EXCLUDED_KIND}|${DROPPED_KIND})|(?:no|not) [a-z]+ (?:for|in)`,
    after: '',
    joined: WITH_OR,
    least: 2,
    each: [null, []],
  },
]

/** Denies each thing in a list by words of its own: 'without a deck or a doorman' is 'without a deck, without a doorman'. */
export const withEachDenied = denyingEach(
  {
    thing: `${ARTICLE}(?:${THINGS}|${KINDS}|hoas?(?: (?:fees?|dues))?)`,
    other: `${ARTICLE}[a-z]{3,}(?= (?:or|nor) )`,
    joint: `(?:, )?(?:and|or|nor)${MORE}|,`,
  },
  FORMS,
)
