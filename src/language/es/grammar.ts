import type { Grammar } from '../grammar.ts'
import { correctContact } from './contact-corrections.ts'
import { readEmail, readName, readPhone, withoutContact } from './contact.ts'
import { describe } from './describe.ts'
import { factAsked, featureIn } from './home-questions.ts'
import { LIKELY_REQUESTS } from './likely-requests.ts'
import { readQuestion, termsNamed } from './questions.ts'
import { readReply } from './reply.ts'
import { readSpokenTime } from './spoken-time.ts'
import { talkWords } from './talk-words.ts'
import { understand } from './understand.ts'

/** Spanish, as spoken in the Americas. */
export const spanishGrammar: Grammar = {
  language: 'es',
  understand,
  describe,
  readReply,
  readTime: readSpokenTime,
  readEmail,
  readPhone,
  readName,
  correctContact,
  withoutContact,
  featureIn,
  factAsked,
  readQuestion,
  termsNamed,
  likelyRequests: LIKELY_REQUESTS,
  words: talkWords,
}
