import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'

/** 'Between the two apartments', 'in each unit', 'the upstairs apartment': parts of one home. */
const ITS_UNITS = phrase(
  '(?:(?:between|across|over|in|on|of|for|per|with|from|within) )?(?:(?:the|my|our) )?(?:(?:each|both|either|every|one|per|other|#\\d+|top|bottom|upper|lower|upstairs|downstairs|second|first|third|rental) )+(?:apartments?|units?|flats?)(?: (?:together|combined|in total|in all|altogether))*',
)
const SAYS_FAMILIES = / (?:multi ?famil(?:y|ies)|#\d+ famil(?:y|ies)|duplex(?:es)?|triplex(?:es)?) /

/** Takes the units of a home for several families: whoever speaks of them asks for no apartment. */
export function takeUnits({ sentence, inForce }: Reading): void {
  if (inForce.kinds.includes('multi-family') || SAYS_FAMILIES.test(sentence.code())) sentence.takes(ITS_UNITS)
}
