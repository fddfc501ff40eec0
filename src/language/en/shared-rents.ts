import type { Reading } from '../reading.ts'
import { phrase, type Sentence, type Span } from '../sentence.ts'
import { countPeople, MOST_ALONE, readWeeklyRent } from '../shared-rents.ts'
import { MONTHLY, marketSaid } from './market-words.ts'
import { setCost } from './monthly-costs.ts'
import { payUpTo } from './search-prices.ts'

const FELLOWS =
  '(?:people|persons|adults|students|roommates|room ?mates|flatmates|friends|guys|girls|women|men|nurses|tenants|coworkers|colleagues|buddies|interns|teachers|siblings|sisters|brothers|cousins)'
const KIN =
  '(?:(?:room ?mate|flatmate|girlfriend|boyfriend|wife|husband|partner|fiancee?|friend|buddy|sister|brother|cousin|coworker|mom|mother|dad|father|son|daughter))'
/** 'Four of us', 'three students', 'the two of us'. */
const COUNTED = phrase(
  `(?:(?:the|all|us) )*(?:<c> of us|(?<! (?:and|with|plus|have|got) (?:my )?)<c> (?:[a-z]+ )?${FELLOWS})`,
)
/** 'Me and two roommates': whoever speaks is one more. */
const BESIDE = phrase(
  `(?:(?:me|i|myself)(?: (?:and|plus|with)) (?:my )?|with |have |got |plus )<c> (?:[a-z]+ )?(?:${FELLOWS}|others)|my <c> (?:[a-z]+ )?${FELLOWS} and (?:i|me)`,
)
const PAIR = phrase(
  `(?:my|a) ${KIN} and (?:i|me)|(?:me|i) and (?:my|a) ${KIN}|(?:rent|renting|renters|moving|live|living|share|sharing|place|apartment) with (?:my|a) ${KIN}|(?:both of us|us both|as a couple|between the two)`,
)

/** How many people share a home by the sentence, the visitor among them; null where it doesn't say. Takes no words. */
export const peopleIn = (sentence: Sentence): number | null =>
  countPeople(sentence, { counted: COUNTED, beside: BESIDE, pair: PAIR })

const EACH = '(?:each|a ?piece|(?:a|per|each) (?:person|head|roommate|tenant))'
const OF_US =
  '(?: (?:of us|two|three|of|us|can|could|do|does|pays?|affords?|puts?|in|up|to|about|around|like|maybe|chip|spend|would|will|only|for|have|has|swing|manage|the))*'
const PAID = `(?: (?:dollars|bucks))?(?: ${MONTHLY})?`
/** '900 each', 'we can each do 1,400', '$900 a person'. */
const PER_HEAD = phrase(
  `(?:(?:we|i|can|could|do|pay|afford|about|around|like|maybe|up to|under|say|its|at|for|max|to) )*<n>${PAID} ${EACH}(?: ${MONTHLY})?(?: (?:max|tops|at most))?|(?:(?:we|us|can|could|would|will) )*(?:each|every(?: one)? of us|everyone|everybody)${OF_US} <n>${PAID}`,
)
/** 'My half can’t be over 1,100'. */
const SHARE = phrase(
  '(?:my|our) (half|third|share|part|portion)(?: (?:of|the|rent|cant|should|shouldnt|must|be|is|has to|have to|stay|not|over|under|below|more|than|at|most|up|to|around|about|max|would|could|can|go))* <n>',
)
const SHARES: Readonly<Record<string, number>> = { half: 2, third: 3 }
/** 'Four hundred a week'. */
const WEEKLY = phrase(
  '(?<! (?:make|makes|making|earn|earns|earning|bring|brings|get|gets|clear|take|net|home|paid|pays me|income is|income of|takes|charges|rent is|rent was|landlord wants|already pay|now pay)(?: (?:home|in|about|around|like|only|just))* )(?:(?:under|below|up to|at most|max|about|around|for|say|like|maybe|so|pay|no more than) )*<n>(?: (?:dollars|bucks))? (?:(?:a|per|each|every|/) (?:week|wk)|weekly)(?: (?:rent|max|tops|at most))*',
)
const RENTS = / (?:rent|renting|rentals?|lease|leasing|room ?mates?|landlords?) /

/** Reads what each of several people can pay, and a rent by the week. Runs after the rooms and before the prices. */
export function readSharedRents(reading: Reading): void {
  const { sentence, inForce, people } = reading
  const buys = marketSaid(sentence.code()) === 'sale'
  const isRental = reading.market === 'rent' || RENTS.test(sentence.code())
  const pay = buys ? payCost : payRent
  if (buys || isRental) readWeeklyRent(reading, WEEKLY, (dollars, span) => pay(reading, dollars, span))
  if (isRental)
    sentence.take(SHARE, ([, share, index], span) => {
      const { value } = sentence.number(index)!
      const heads = SHARES[share!] ?? people
      if (value < 100 || value > MOST_ALONE) return false
      return heads === null ? reading.limit(span, HOW_MANY) : pay(reading, value * heads, span)
    })
  const beds = reading.plain.beds ?? inForce.beds ?? 0
  sentence.take(PER_HEAD, (match, span) => {
    const number = sentence.number(match.slice(1).find(Boolean))!
    const dollars = number.value < 10 && number.value % 1 !== 0 ? number.value * 1000 : number.value
    if (dollars < 100 || dollars > MOST_ALONE || !(isRental || people !== null)) return false
    const heads = people ?? (beds > 1 ? beds : null)
    return heads === null || heads < 2 ? reading.limit(span, HOW_MANY) : pay(reading, dollars * heads, span)
  })
}

const HOW_MANY = 'Say how many of you share the cost, or what you can pay together.'

function payRent(reading: Reading, dollars: number, span: Span): void {
  reading.set({ market: 'rent' })
  payUpTo(reading, Math.round(dollars), span)
}

/** What buyers can pay is a monthly cost, not a price. */
const payCost = (reading: Reading, dollars: number, span: Span): void => setCost(reading, Math.round(dollars), span)
