import { phrase, type Sentence } from '../sentence.ts'

/** Bedrooms of the adults who share one. */
const OWN = 1
/** Most bedrooms that a search can ask for. */
const MOST = 5

const CHILDREN = '(?:kids?|children|child|sons?|daughters?|boys?|girls?|bab(?:y|ies)|toddlers?|teenagers?|teens?)'
const CHILD = phrase(
  `(?:(?:we|i|our|my|have|got|with|and|for|the|are|weve|ive|raising) )*(?:<c>|(an?|our|my|another)) (?:(?:small|young|little|grown|school age|teenage) )*${CHILDREN}`,
)
const PEOPLE = phrase(
  '(?:(?:were|we are|there are|there is|its|just|for|with|the|a|we have|and) )*(?:(?:family|household|party) of <c>|<c> (?:of us|people|persons|adults))',
)
const EXPECTED = phrase('(?:(?:were|we are|im|i am|wife is|and) )+expecting(?! an?)')
const RELATIVE =
  '(?:my|our|her|his) (?:mom|mother|mum|dad|father|parents|grandmother|grandma|grandfather|grandpa|mother in law|father in law|in laws|sister|brother|aunt|uncle|nanny)'
const MOVES_IN = phrase(
  `${RELATIVE}(?: (?:and|is|are|will|also|may|might|would|going|to|be|soon))* (?:mov(?:es?|ing) in|liv(?:es?|ing) with (?:us|me)|com(?:es?|ing) to live|join(?:s|ing)? us|stay(?:s|ing)? with (?:us|me))`,
)

/**
 * Bedrooms that would give the adults one and each child or relative another, at most five; null where no household is
 * told. Takes the words: no filter follows from them.
 */
export function takeRoomNeed(sentence: Sentence): number | null {
  const count = (pattern: RegExp, rooms: (match: RegExpExecArray) => number): number => {
    let sum = 0
    sentence.take(pattern, (match) => (sum += rooms(match)))
    return sum
  }
  const numberOf = (index: string | undefined) => sentence.number(index)?.value ?? 1
  const people = count(PEOPLE, (match) => numberOf(match[1] ?? match[2]))
  const children = count(CHILD, ([, counted]) => numberOf(counted)) + count(EXPECTED, () => 1)
  const relatives = count(MOVES_IN, () => 1)
  if (people < 2 && children + relatives === 0) return null
  return Math.min(MOST, OWN + Math.max(people - 2, children) + relatives)
}
