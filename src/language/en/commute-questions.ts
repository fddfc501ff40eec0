import { phrase, type Sentence } from '../sentence.ts'
import type { CommuteQuestion } from '../understanding.ts'
import { HOME } from './home-references.ts'
import { DESTINATION, destinationIn } from './train-places.ts'

const WORDS = (least: number, most: number) => `(?: [a-z~,]+){${least},${most}}`
const STATION = '(?:(?:(?:train|path|light rail|railway) )?(?:stations?|stops?|trains?|platforms?)|light rail)'
const TRAVEL = '(?:trains?|commutes?|path|ride|train ride|trip|way to work)'

const HOW_LONG = phrase(
  `(?<! by )(?:how long|how many minutes|how much time|how bad|how far|hows|how is|whats|what is|what would)${WORDS(0, 5)} (?:${TRAVEL}|${STATION})(?:${WORDS(0, 4)} (?:to|into) (?:work )?${DESTINATION})?${WORDS(0, 4)}|(?:how long|how many minutes|how much time|how far)${WORDS(0, 6)} (?:to|into) (?:work )?(?:at )?${DESTINATION}(?: by (?:train|path))?${WORDS(0, 4)}|how (?:far|long)${WORDS(6, 8)} ${STATION}|how (?:long|many minutes|far)(?: (?:is|does|would|will|it|take|really|that|actually|the|ride))* from ${HOME}|how (?:do|d|did|would|can|does|could)? ?(?:i|we|you|one|id|wed)? ?(?:walk|get|come|go) to the (?:platform|train|station)${WORDS(0, 4)}|how (?:do|would|can) (?:i|we|you) get (?:to|into) ${DESTINATION}${WORDS(0, 4)}`,
)
const WHICH_STATION = phrase(
  `how (?:far|long|much)${WORDS(0, 5)} (?:on foot|by foot|walk|walking)${WORDS(0, 4)} ${STATION}|how (?:far|long)${WORDS(0, 4)} (?:to |from )(?:the )?${STATION} (?:on foot|by foot|walking|to walk)|(?:what|which|whats|what is|where|wheres|where is)${WORDS(0, 4)} ${STATION}${WORDS(0, 3)} (?:near|nearby|nearest|close|closest)${WORDS(0, 3)}|(?:what|which|whats|what is|where|wheres|where is|is there|how far)${WORDS(0, 3)} (?:nearest|closest|near) ${STATION}${WORDS(0, 4)}|can (?:i|we|you|one) walk to (?:a|the) ${STATION}${WORDS(0, 3)}|is there a ${STATION} (?:near|nearby|close|from (?:it|there|here|that one))${WORDS(0, 3)}|(?:what|which)${WORDS(0, 2)} ${STATION} (?:can|could|would|do|should|is) (?:i|we|you|it)${WORDS(0, 4)}|(?<! how far )(?:is|are|hows|how close is|how near is) ${HOME}${WORDS(0, 2)} (?:walking distance|walk|walkable|near|nearby|close|far|from|to|by)(?: (?:to|from|of|by|enough|distance|a|an|the|any|nearest|closest))* ${STATION}`,
)

/** Reads and takes a question of how one gets to work from a home; null for a sentence without one. */
export function readCommuteQuestion(sentence: Sentence): CommuteQuestion | null {
  let asked: CommuteQuestion | null = null
  for (const pattern of [WHICH_STATION, HOW_LONG]) {
    sentence.take(pattern, ([words]) => {
      if (asked) return false
      asked = { to: destinationIn(words, sentence)?.to ?? null, asksStation: pattern === WHICH_STATION }
    })
  }
  return asked
}
