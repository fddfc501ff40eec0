import type { Reply, RequestWords } from '#language/grammar.ts'
import { bringsNote, VIDEO_WISH } from './agency-note.ts'
import type { Request, Talk } from './talk.ts'

/** Longest message, characters. */
const MAX_LENGTH = 1000

/**
 * The message after a sentence: the answer to its question, or with a part added or taken out; for a call, what it is
 * about. The same text if the sentence changes nothing; null if nothing is left, so that it is asked for again.
 */
export function messageAfter(
  { kind, asking, message }: Request,
  spoken: string,
  reply: Reply | null,
  words: RequestWords,
): string | null {
  const about = kind === 'callback' ? aboutIn(spoken, words) : undefined
  if (about !== undefined) return cut(joined(message, about, ', '))
  if (kind === 'tour') return wishOfTour(message, spoken, words)
  if (kind !== 'inquiry') return message
  const given = words.messageIs.exec(spoken)?.slice(1).find(Boolean)
  if (given !== undefined) return textOf(given, reply, words)
  const also = addedIn(spoken, words)
  if (also !== undefined && asking !== 'message') return cut(joined(message, asSentence(also), '\n'))
  const dropped = message && words.messageWithout.exec(spoken)?.slice(1).find(Boolean)
  if (dropped) return without(message, dropped)
  return asking === 'message' ? textOf(spoken, reply, words) : message
}

/** What a sentence adds for the agency: 'ask about the roof', also after something else. */
const addedIn = (said: string, { messageAlso }: RequestWords): string | undefined =>
  said
    .split(/(?<=[.!?])\s+|,\s+(?=(?:and|also|plus|but|y|tambi[eé]n)\b)/)
    .map((clause) => messageAlso.exec(clause)?.[1])
    .find(Boolean)

/** The wish of a tour after a sentence. */
function wishOfTour(message: string | null, said: string, words: RequestWords): string | null {
  const whom = words.brings.exec(said)?.slice(1).find(Boolean)
  const added = words.byVideo.test(said) ? VIDEO_WISH : whom ? bringsNote(whom) : addedIn(said, words)
  if (added === undefined || message?.includes(asSentence(added))) return message
  return cut(joined(message, asSentence(added), '. '))
}

/** What a call is about, as one of the clauses of a sentence says it. */
export const aboutIn = (said: string, { callIsAbout }: RequestWords): string | undefined =>
  said
    .split(/(?<=[,.;!?])\s+/)
    .map((_, index, clauses) => callIsAbout.exec(clauses.slice(index).join(' '))?.[1])
    .find(Boolean)

/**
 * The message within the sentence that begins a request: 'ask them whether it floods', the question that the agency was
 * offered to be asked, or that of the last message; null for none.
 */
export const firstMessage = (
  said: string,
  { offer, sent }: Talk,
  { messageIn, asksThat, asksSame }: RequestWords,
): string | null => {
  if (sent?.kind === 'inquiry' && sent.message && asksSame.test(said)) return sent.message
  const isAgreed = offer !== null && (asksThat.test(said) || offer.choices.some(({ says }) => says === said))
  const words = isAgreed ? offer?.said : messageIn.exec(said)?.[1]
  return words === undefined ? null : cut(asSentence(words))
}

const textOf = (said: string, reply: Reply | null, { usualMessage }: RequestWords): string =>
  reply !== null || usualMessage.test(said) ? '' : cut(said)

const cut = (text: string): string => text.slice(0, MAX_LENGTH).toWellFormed()

const joined = (before: string | null, added: string, between: string): string =>
  before ? `${before}${between}${added}` : added

/** Without its full stop, and with a capital. */
const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1).replace(/[ .]+$/, '')

/** The message without the lines that have a word of those said; unchanged if none has. */
function without(message: string, said: string): string | null {
  const words = said
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 2)
  const kept = message
    .split(/\n|(?<=[.?!]) /)
    .filter((line) => !words.some((word) => line.toLowerCase().includes(word)))
  return kept.join('\n') || null
}
