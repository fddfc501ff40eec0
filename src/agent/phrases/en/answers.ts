import { refusalText } from '#content/fair-housing-refusals.ts'
import { voucherText } from '#content/voucher-text.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { Problem } from '#domain/result.ts'
import { UNFILTERED_WORDS } from '#language/en/unfiltered-words.ts'
import type { RefusedKind } from '#language/understanding.ts'
import type { Hearing } from '#ports/browser/voice-calls.ts'
import { cut } from '../quoted-words.ts'
import { ended } from './full-stop.ts'

/** Who turns speech into text, as the greeting says it. */
const HEARD: Readonly<Record<Hearing, string>> = {
  device: 'Your device turns your speech into text. No audio leaves it.',
  service: 'A speech service turns your voice into text for us.',
  'browser-maker': 'Your browser’s speech service turns your voice into text.',
  provider: 'Our voice provider hears you and answers.',
  nobody: 'The microphone is off. Type your questions.',
}

/** Said when a language model answers, because the text then leaves the site. */
const READ_BY_MODEL = ' A language model reads the text of what you say and helps me answer.'

const INVITES = 'Tell me what you’re looking for, such as “three bedrooms in Bergen County under 800 thousand.”'

const lookingAt = ({ title, city }: ListingSummary): string => `You’re looking at “${title}” in ${city}.`

/** `model`: a language model answers. `home`: the one the visitor asks about. */
const greetingText =
  ({ assistant, firm }: Agency) =>
  (hearing: Hearing, { model, home }: { model: boolean; home: ListingSummary | null }): string =>
    `Hi, I’m ${assistant.firstName}, the AI assistant of ${firm.name}, not a person. ${HEARD[hearing]}${model ? READ_BY_MODEL : ''} ${home ? `${lookingAt(home)} Ask me about it, such as “what are the taxes?” or “can I see it on Saturday?”` : INVITES}`

/** Said when the visitor turns to a home in the middle of a talk. */
const turnedToText = (home: ListingSummary): string => `${lookingAt(home)} What would you like to know about it?`

/** Said when speech recognition fails before it has heard a word. */
const HEARS_NOTHING =
  'This browser can’t turn your voice into text right now. The microphone is off. Type your questions.'

/** Said when speech recognition has stopped working. */
const HEARS_NO_MORE = 'I can’t hear you anymore. The microphone is off. Type your questions.'

const EXAMPLES = 'Try “two bedrooms in Hoboken,” “what are the taxes on the first one?”, or “book a tour.”'

const textsOf = (agency: Agency) => ({
  help: `I’m ${agency.assistant.firstName}, an AI assistant, not a person. I can find homes by place, price, and bedrooms, answer questions about a home or a county, and show what your budget covers. I can also save a search or a home, send a message to the agency, and request a tour.`,
  hello: 'Hi! What kind of home are you looking for, and where?',
  thanks: 'You’re welcome. What else would you like to know?',
  quiet: 'OK. Let me know when you want to continue.',
  goOn: 'OK. What would you like to know?',
  farewell: `Thank you for talking with ${agency.name}. Goodbye.`,
  nothing: 'I didn’t hear anything. Please say it again, or type it.',
  examples: EXAMPLES,
  nothingYet: 'First, tell me what you’re looking for.',
  whichCounty: 'Which county: Bergen, Essex, Hudson, Morris, Passaic, Sussex, or Warren?',
  noneToAsk: 'Your search has no homes to ask about. Change it, or say “start over.”',
  noHome: 'Which home do you mean? Ask me for some first, such as “homes in Essex County.”',
  orPhone: `To ask about any other home, call us at ${agency.phones.head.number}.`,
  noHomeToAsk: `Which home is it about? Ask me for some first, such as “homes in Essex County.” You can also call us at ${agency.phones.head.number}.`,
  voucher: voucherText('I'),
  noHomeToReach:
    'Which home is it about? Ask me for some first, such as “homes near a train to New York,” and I’ll give you the station and the train time. I don’t have other distances or travel times.',
  sentNothing: 'OK, I haven’t sent anything. What would you like to know?',
})

const didNotUnderstand = (said: string): string => `${ended(`I didn’t understand “${cut(said)}”`)} ${EXAMPLES}`

/** A problem in the agent's words: what failed and what to do. */
function problemText(problem: Problem): string {
  switch (problem.kind) {
    case 'unavailable':
      return 'I can’t reach our listings right now. Please try again in a moment.'
    case 'not-found':
      return 'That home is no longer listed.'
    case 'rate-limited':
      return `Too many requests. Please try again in ${Math.max(1, Math.round(problem.retryAfterSeconds))} seconds.`
    case 'unauthorized':
      return 'I can’t do that here.'
    case 'conflict':
      return problem.message
    case 'invalid':
      return [...new Set(problem.fields.map(({ message }) => message))].slice(0, 2).join(' ')
  }
}

const FACTS_INSTEAD =
  'I can tell you prices, taxes, and bedrooms, and search by commute. Each town’s page has its public data.'

const limitText = (phrase: string, words: string): string =>
  words === UNFILTERED_WORDS
    ? `I can’t search by “${phrase.replace(/^(?:and|or|but) /i, '')}.”`
    : `“${phrase}”: ${words}`

/** In place of a question or an answer that would steer (fair housing). */
export const REFUSAL_TEXTS = {
  /** What is told in place of a refused question. */
  factsInstead: FACTS_INSTEAD,
  /** The refusal of questions that would steer; '' for none. */
  refusal: (kinds: readonly RefusedKind[]): string => refusalText(kinds, 'I'),
}

export const answerTexts = (agency: Agency) => ({
  inThisLanguage: 'Sure, in English.',
  askNext: 'What would you like to know?',
  failed: 'Sorry, something went wrong while I looked that up. Please ask again.',
  ...textsOf(agency),
  greeting: greetingText(agency),
  turnedTo: turnedToText,
  hearsNoMore: HEARS_NO_MORE,
  hearsNothing: HEARS_NOTHING,
  didNotUnderstand,
  didNotCatch: (question: string): string => `I didn’t catch that. ${question} Or say “cancel.”`,
  backToRequest: (question: string): string => `Back to your request: ${question}`,
  saidYesEarly: (question: string): string => `Before I send anything, I’ll read it back to you. ${question}`,
  /** `heard`: the other parts of the contact, as they were understood. */
  thanksFor: (name: string, heard: readonly string[] = [], hasSearched = false): string =>
    `Thank you${name ? `, ${name}` : ''}. ${heard.length > 0 ? `I have ${heard.join(' and ')}, and ` : ''}I’ll use that when you send a message or book a tour. ${hasSearched ? 'I haven’t sent anything yet. Should an agent call you back?' : 'What are you looking for?'}`,
  whichOf: (titles: readonly string[]): string =>
    `Which one do you mean? ${titles.map((title, index) => `${index + 1}: ${title}`).join('; ')}.`,
  problem: problemText,
  ...REFUSAL_TEXTS,
  /** What a phrase can't do. */
  limit: limitText,
  moreHint: 'Say “show me more” to see the next ones.',
  startOverHint: 'Say “start over” for a new search.',
  /** Said when an answer breaks off and the rules start over. */
  startingOver: 'I lost my place, so let me start over:',
})
