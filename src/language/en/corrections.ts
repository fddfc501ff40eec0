import { withoutChangedFrom } from '../changes-from.ts'
import { correctedBy, type CorrectionRules } from '../corrections.ts'
import type { Token } from '../sentence.ts'

const RULES: CorrectionRules = {
  marker: /^(?:no|sorry|rather|actually|wait|hang|hold|meant|mean|correction|scratch|make)$/,
  filler: /^(?:,|\.|um|uh|er|oh|i|that|it|or|but|well|no|sorry|actually|wait|maybe|lets|say|not|to|on)$/,
  denial: 'not',
  leavesOut: /^(?:no|not|except|without|but|avoid|skip)$/,
  notDenied: /^(?:more|less|fewer|higher|lower|need|pool|garage)$/,
  beforeValue: /^(?:in|near|around|under|below|over|at|up|to|least|max|more|than|for|about)$/,
  unit: /^(?:bed|beds|br|bd|bath|baths|ba|room|rooms|thousand|dollars)$/,
}

const CHANGES = {
  verb: /^(?:chang(?:e|ing)|switch|raise|bump|increase|lower|reduce|decrease|drop|move|go|up)$/,
  from: /^from$/,
  to: /^to$/,
}

/** Applies self-corrections: 'three, no, four bedrooms' becomes 'four bedrooms'. */
export const withCorrections = (tokens: readonly Token[]): Token[] =>
  correctedBy(RULES, withoutChangedFrom(CHANGES, tokens))
