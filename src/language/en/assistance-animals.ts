import { phrase, type Sentence } from '../sentence.ts'

const ANIMAL = phrase(
  '(?:(?:real|trained|certified|registered|emotional|an?|my|our|his|her) )*(?:service|support|assistance|therapy|guide|seeing eye) (?:dogs?|cats?|animals?|pets?)',
)
const NO_PET = phrase(
  '(?:(?:and|its|it is|shes|hes|is|so) )*(?:not|isnt|no) (?:(?:a|an|just|really|my|our) )*pets?(?! allowed)',
)

/** Takes an assistance animal and 'not a pet': no-pets rules don't bind it, so that homes without pets stay in the search. */
export function takeAssistanceAnimals(sentence: Sentence): void {
  if (sentence.takes(ANIMAL)) sentence.takes(NO_PET)
}
