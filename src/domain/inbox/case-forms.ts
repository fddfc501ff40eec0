import * as v from 'valibot'
import { storable } from '../form/form-fields.ts'
import { CALL_OUTCOMES, CHOSEN_REASONS, type CallOutcome, type CaseState, type CloseReason } from './case-state.ts'

/** Longest text of a reply, a note, or an answer pasted in, characters. */
export const MOST_WRITTEN = 10_000

/** Line breaks as \n, without other control characters and without white space around. */
const asWritten = v.transform((text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
    .trim(),
)
const mayBeEmpty = v.pipe(v.string(), storable, asWritten, v.maxLength(MOST_WRITTEN, 'Use at most 10,000 characters.'))
const written = (missing: string) => v.pipe(mayBeEmpty, v.nonEmpty(missing))

const OUT_OF_DATE = 'This page is out of date. Reload it and try again.'
const sentWith = {
  /** The version of the case that the page showed. */
  version: v.pipe(v.string(OUT_OF_DATE), v.regex(/^\d{1,9}$/, OUT_OF_DATE), v.transform(Number)),
  /** Made with the page: the same form is taken once. */
  key: v.pipe(v.string(OUT_OF_DATE), v.uuid(OUT_OF_DATE)),
}

/** The values of the field for how a reply is sent. */
export const REPLY_ENDS = ['answered', 'open'] as const

const SCHEMAS = {
  take: v.strictObject({ ...sentWith }),
  assign: v.strictObject({ ...sentWith, assignee: v.pipe(v.string(), v.maxLength(64)) }),
  state: v.strictObject({
    ...sentWith,
    to: v.picklist(['waiting', 'answered', ...CHOSEN_REASONS] as const, 'Choose a status.'),
  }),
  note: v.strictObject({ ...sentWith, text: written('Write the note first.') }),
  reply: v.strictObject({
    ...sentWith,
    text: written('Write the reply first.'),
    end: v.picklist(REPLY_ENDS, OUT_OF_DATE),
  }),
  called: v.strictObject({
    ...sentWith,
    outcome: v.picklist(CALL_OUTCOMES, 'Choose how the call went.'),
    text: v.optional(mayBeEmpty, ''),
  }),
  'their-answer': v.strictObject({ ...sentWith, text: written('Paste what they wrote first.') }),
} as const

export type CaseFormName = keyof typeof SCHEMAS
export const CASE_FORMS = Object.keys(SCHEMAS) as CaseFormName[]

/** The schema of a form about a case, and what its fields are. */
export const caseFormSchema = <Name extends CaseFormName>(name: Name) => SCHEMAS[name]

interface Sent {
  version: number
  key: string
}
type Choice = 'waiting' | 'answered' | Exclude<CloseReason, 'before'>

/** A form about a case as it was read. */
export type CaseForm = Sent &
  (
    | { form: 'take' }
    | { form: 'assign'; assignee: string }
    | { form: 'state'; to: Choice }
    | { form: 'note' | 'their-answer'; text: string }
    | { form: 'reply'; text: string; end: (typeof REPLY_ENDS)[number] }
    | { form: 'called'; outcome: CallOutcome; text: string }
  )

/** The choice of a status that a case has; null for a new one and one from before the inbox. */
export const choiceOf = ({ state, reason }: { state: CaseState; reason: CloseReason | null }): Choice | null => {
  if (state === 'new' || reason === 'before') return null
  return state === 'closed' ? reason : state
}

export const CHOICE_WORDS: Readonly<Record<Choice, string>> = {
  waiting: 'Waiting',
  answered: 'Answered',
  done: 'Closed: done',
  'no-answer': 'Closed: no answer',
  'not-for-us': 'Closed: not for us',
  unwanted: 'Closed: unwanted',
}
