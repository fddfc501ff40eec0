import * as v from 'valibot'
import { requiredText, storable } from '../form/form-fields.ts'
import { invalid, notFound, type Problem } from '../result.ts'

/** What a guest of a shared list says of a home. */
export type Mark = 'like' | 'pass'

/** A guest's answer about one home: a mark, a note or both. */
export interface HomeAnswer {
  listingId: number
  mark: Mark | null
  /** '' for none. */
  note: string
}

/** Guests that one shared list can have. With a home's one answer each, they bound what an open link can store. */
export const MAX_GUESTS = 12
/** Longest name a guest can give, characters. */
export const GUEST_NAME_MAX_LENGTH = 40
/** Longest note of a guest on a home, characters. */
export const GUEST_NOTE_MAX_LENGTH = 300

/** The name a guest is shown under, on one line. */
export const GuestNameSchema = v.object({
  name: v.pipe(
    requiredText('name', GUEST_NAME_MAX_LENGTH),
    v.transform((name) => name.replace(/\s+/g, ' ')),
  ),
})

/** A guest's note on a home; '' for none. */
export const GuestNoteSchema = v.object({
  note: v.pipe(
    v.string(),
    storable,
    v.trim(),
    v.maxLength(GUEST_NOTE_MAX_LENGTH, `A note can have at most ${GUEST_NOTE_MAX_LENGTH} characters.`),
  ),
})

/** What a guest says anew about a home. A mark or note that isn't given stays as it is; the name is theirs from then on. */
export const NewAnswerSchema = v.object({
  ...GuestNameSchema.entries,
  mark: v.optional(v.nullable(v.picklist(['like', 'pass'], 'Choose like or pass.'))),
  note: v.optional(GuestNoteSchema.entries.note),
})
export type NewAnswer = v.InferInput<typeof NewAnswerSchema>

export const NOT_ON_LIST: Problem = notFound('This home isn’t on the list anymore.')
export const ANSWERS_CLOSED: Problem = { kind: 'conflict', message: 'This list no longer takes replies.' }
export const OWN_LIST: Problem = { kind: 'conflict', message: 'This is your own list.' }
export const TOO_MANY_GUESTS: Problem = {
  kind: 'conflict',
  message: `This list already has replies from ${MAX_GUESTS} people, the most it can have.`,
}
export const NAME_TAKEN: Problem = invalid([
  { field: 'name', message: 'Someone already replied with this name. Add a last name or initial.' },
])

/** Whether two guests' names would be read as the same. */
export const sameName = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase()

interface Answering {
  answers: readonly Pick<HomeAnswer, 'listingId' | 'mark'>[]
}

/**
 * The homes that the list's owner and its guests both like: at least one guest likes them and none passes. Those that more
 * guests like come first; `others` keep their order.
 */
export function splitByAgreement<T>(
  homes: readonly T[],
  idOf: (home: T) => number,
  guests: readonly Answering[],
): { agreed: T[]; others: T[] } {
  const marks = Map.groupBy(
    guests.flatMap(({ answers }) => answers),
    ({ listingId }) => listingId,
  )
  const likes = (home: T): number => {
    const given = marks.get(idOf(home)) ?? []
    return given.some(({ mark }) => mark === 'pass') ? 0 : given.filter(({ mark }) => mark === 'like').length
  }
  return {
    agreed: homes.filter((home) => likes(home) > 0).sort((a, b) => likes(b) - likes(a)),
    others: homes.filter((home) => likes(home) === 0),
  }
}
