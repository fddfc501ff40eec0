import { BRAND } from '#content/brand.ts'
import { voucherText } from '#content/voucher-text.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { Problem } from '#domain/result.ts'
import type { Hearing } from '#ports/browser/voice-calls.ts'

const { firstName } = BRAND.agent

/** Who turns speech into text, as the greeting says it. */
const HEARD: Readonly<Record<Hearing, string>> = {
  device: 'Your speech is turned into text on this device and doesn’t leave it.',
  'browser-maker': 'The maker of your browser turns your speech into text.',
  provider: 'Our voice provider hears and answers you.',
  nobody: 'Nobody is listening to a microphone: type your questions.',
}

/** Said when a language model answers, because the text then leaves the site. */
const READ_BY_MODEL = ' The service of a language model reads your words as text and helps me to answer.'

const INVITES = 'Tell me what you are looking for, such as “three bedrooms in Bergen County under 800 thousand”.'

const lookingAt = ({ title, city }: ListingSummary): string => `You are looking at “${title}” in ${city}.`

/** `model`: a language model answers. `home`: the one the visitor asks about. */
export const greetingText = (
  hearing: Hearing,
  { model, home }: { model: boolean; home: ListingSummary | null },
): string =>
  `Hello, I’m ${firstName}, the AI agent of ${BRAND.agencyName}, not a person. ${HEARD[hearing]}${model ? READ_BY_MODEL : ''} ${home ? `${lookingAt(home)} Ask me about it, such as “what are the taxes?” or “can I see it on Saturday?”.` : INVITES}`

/** Said when the visitor turns to a home in the middle of a talk. */
export const turnedToText = (home: ListingSummary): string => `${lookingAt(home)} What would you like to know about it?`

/** Said when speech recognition has stopped working. */
export const HEARS_NO_MORE =
  'I can’t hear you any more. Nobody is listening to the microphone now: type your questions.'

export const TEXTS = {
  help: `I’m ${firstName}, an AI agent, not a person. Ask me for homes by place, price and rooms, for the facts of a home or a county, or what your budget reaches. I can save a search or a home, send a message to the agency, and book a tour.`,
  hello: 'Hello. What kind of home are you looking for, and where?',
  thanks: 'You’re welcome. What else would you like to know?',
  quiet: 'All right.',
  goOn: 'All right. What would you like to know?',
  farewell: `Thank you for talking with ${BRAND.name}. Goodbye.`,
  nothing: 'I didn’t hear any words. Please say it again, or type it.',
  examples: 'You could say “two bedrooms in Hoboken”, “what are the taxes of the first one?” or “book a tour”.',
  nothingYet: 'Tell me first what you are looking for.',
  whichCounty: 'Which county: Bergen, Essex, Hudson, Morris, Passaic, Sussex or Warren?',
  noHome: 'Which home do you mean? Ask me for some first, such as “homes in Essex County”.',
  noHomeToAsk: `Which home is it about? Ask me for some first, such as “homes in Essex County”. You can also phone us at ${BRAND.headerPhone}.`,
  voucher: voucherText('I'),
  noHomeToCost:
    'Which home is it about? Ask me for some first, such as “homes in Essex County”, and I tell you what one costs a month. I give no advice on loans; a lender decides.',
  sentNothing: 'All right. I have sent nothing.',
} as const

export const didNotUnderstand = (said: string): string => `I didn’t understand “${cut(said)}”. ${TEXTS.examples}`

/** The visitor's words, cut to 60 characters. */
export const cut = (text: string): string =>
  (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text).toWellFormed()

/** A problem in the agent's words: what failed and what to do. */
export function problemText(problem: Problem): string {
  switch (problem.kind) {
    case 'unavailable':
      return 'I can’t reach our listings right now. Please try again in a moment.'
    case 'not-found':
      return 'That home is no longer listed.'
    case 'rate-limited':
      return `That was a lot at once. Please try again in ${Math.max(1, Math.round(problem.retryAfterSeconds))} seconds.`
    case 'unauthorized':
      return 'I’m not allowed to do that here.'
    case 'conflict':
      return problem.message
    case 'invalid':
      return [...new Set(problem.fields.map(({ message }) => message))].slice(0, 2).join(' ')
  }
}

export const FACTS_INSTEAD = 'I can tell you prices, taxes, rooms, lots and the county’s figures.'
