import type { HomeFact, Understanding } from '#language/understanding.ts'
import type { AgentContext } from './agent-context.ts'
import { factAsked } from './home-features.ts'
import { homeNamed } from './home-reference.ts'
import type { Talk } from './talk.ts'
import { isQuestion, understandFollowUp, understandIn } from './understand-in.ts'

/** A sentence of its own, or one that only goes on from what was talked of. */
export function readInTalk(talk: Talk, said: string, { places }: AgentContext): Understanding {
  const alone = understandIn(talk, said, places)
  if (isAboutShown(talk, alone, said)) return { ...alone, intent: 'listing', home: null, fact: null }
  const fact = factAskedIn(talk, alone, said)
  if (fact !== null) return { ...alone, intent: 'listing', fact, limits: [] }
  return (mayGoOn(alone, said) && understandFollowUp(talk, said, places)) || alone
}

/** 'Tell me more about the craftsman', 'the Victorian one': a home just shown, by a word of its title. */
const isAboutShown = ({ homes }: Talk, { intent, parts }: Understanding, said: string): boolean =>
  /^(?:search|refine|unknown)$/.test(intent) &&
  parts.every(({ kind }) => kind === 'search') &&
  /\b(?:about|details)\b|\bthe \w+ one\b/i.test(said) &&
  !/^(?:what|how) about\b/i.test(said) &&
  homeNamed(said, homes) !== null

/** 'Can I bring my dog?' in a talk about homes: what a listing may name is no search and no gap. */
function factAskedIn({ homes, home }: Talk, { intent, parts, refused }: Understanding, said: string): HomeFact | null {
  const mayAsk =
    (homes.length > 0 || home !== null) && /^(?:search|refine|unknown)$/.test(intent) && refused.length === 0
  return mayAsk && parts.every(({ kind }) => kind === 'amenities') ? factAsked(said, parts.length > 0) : null
}

/** 'When was the Tudor built?' is no search for Tudors. */
const mayGoOn = ({ intent, refused, parts }: Understanding, said: string): boolean =>
  refused.length === 0 &&
  (intent === 'unknown' ||
    (/^(?:search|refine)$/.test(intent) &&
      parts.every(({ kind }) => kind === 'search' || kind === 'sort') &&
      isQuestion(said)))
