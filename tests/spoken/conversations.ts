import { readFileSync } from 'node:fs'
import type { AgentContext } from '#agent/agent-context.ts'
import { answer } from '#agent/conversation.ts'
import { speaking } from '#agent/talk-language.ts'
import { NEW_TALK, type Turn } from '#agent/talk.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { watchedContext, type WatchedContext } from '../voice/agent-context.ts'
import { readSpec } from './utterances.ts'

/** A conversation of a file: its title, and what is said with what must be true of each answer. */
export interface WrittenTalk {
  title: string
  turns: readonly { line: string; said: string; checks: string }[]
}

/** How an answer scored: right; wrong but with a word or button that shows it; or lost, wrong without a word. */
export type Score = 'right' | 'told' | 'lost'

export interface ScoredTurn {
  line: string
  say: string
  score: Score
  /** What was wrong. */
  problems: string[]
  /** The answer offers no next step. */
  isDeadEnd: boolean
}

/** Reads a file of conversations; its form is told in the first lines of conversations.txt. */
export function readTalks(file: string): WrittenTalk[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return text
    .split(/^== /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n')
      const turns = lines
        .filter((line) => line.includes('=>') && !line.startsWith('#'))
        .map((line) => {
          const [said = '', checks = ''] = line.split(/ ?=>(.*)/)
          return { line, said, checks }
        })
      return { title, turns }
    })
}

/** Talks a conversation through by the rules, on an ISO date and over these homes, and scores each answer. */
export async function scoreTalk(
  { turns }: WrittenTalk,
  today: string,
  homes: readonly Listing[],
): Promise<ScoredTurn[]> {
  const watched = Object.assign(watchedContext(homes), { clock: { now: () => new Date(`${today}T15:00:00Z`) } })
  const scored: ScoredTurn[] = []
  let talk = NEW_TALK
  let context: AgentContext = watched
  for (const { line, said, checks } of turns) {
    const now = await speaking(talk, said, context)
    context = now.context
    const turn = now.told ?? (await answer(now.talk, said, context))
    const problems = problemsOf(turn, talk.filters, checks, watched)
    talk = turn.talk
    const score = problems.length === 0 ? 'right' : isTold(turn) ? 'told' : 'lost'
    scored.push({ line, say: turn.say, score, problems, isDeadEnd: isDeadEnd(turn) })
  }
  return scored
}

const CHECK = /(say|not):\/(.*?)\/(?=\s|$)|(\S+)/g

/** Of alternatives, the problems of the one that is fulfilled best. */
const problemsOf = (turn: Turn, before: ListingFilters, checks: string, context: WatchedContext): string[] =>
  checks
    .split(' || ')
    .map((alternative) => problemsOfOne(turn, before, alternative, context))
    .reduce((best, one) => (one.length < best.length ? one : best))

function problemsOfOne(turn: Turn, before: ListingFilters, checks: string, context: WatchedContext): string[] {
  const filterWords: string[] = []
  const problems: string[] = []
  for (const [word, kind, pattern] of checks.matchAll(CHECK)) {
    const isRight = kind
      ? new RegExp(pattern!, 'i').test(turn.say) === (kind === 'say')
      : isFulfilled(word, turn, before, context)
    if (isRight === null) filterWords.push(word)
    else if (!isRight) problems.push(word)
  }
  return filterWords.length > 0 ? [...problems, ...wrongFilters(turn.talk.filters, before, filterWords)] : problems
}

/** Whether a check of one word is fulfilled; null for one of filters. */
function isFulfilled(word: string, { shown, ends, talk }: Turn, before: ListingFilters, context: WatchedContext) {
  const [name, value = ''] = word.split(/:(.*)/)
  const choices = shown.flatMap((one) => (one.kind === 'choices' ? one.choices : []))
  switch (name) {
    case 'shown':
      return shown.some(({ kind }) => kind === value)
    case 'unshown':
      return shown.every(({ kind }) => kind !== value)
    case 'sort':
      return talk.sort === value
    case 'choices':
      return choices.some(({ label }) => label.toLowerCase().includes(value.replaceAll('_', ' ').toLowerCase()))
    case 'same':
      return JSON.stringify(talk.filters) === JSON.stringify(before)
    case 'sent':
      return context.sent.length === Number(value)
    case 'favored':
      return context.favored.length === Number(value)
    case 'saved':
      return context.saved.length === Number(value)
    case 'ends':
      return ends
    default:
      return null
  }
}

function wrongFilters(got: ListingFilters, before: ListingFilters, words: readonly string[]): string[] {
  const spec = readSpec(words.join(' ')).filters
  const none = readSpec('').filters
  const fold = (value: unknown) => JSON.stringify(value).toLowerCase()
  // '-pool' is said for the amenity as '-basement' is for a filter of its own.
  const kept = before.amenities.filter((amenity) => !words.includes(`-${amenity}`))
  const isKept = (name: keyof ListingFilters) =>
    words.includes('+') && !words.includes(`-${name}`) && fold(spec[name]) === fold(none[name])
  const wanted = (name: keyof ListingFilters) => (isKept(name) ? { ...before, amenities: kept } : spec)[name]
  return (Object.keys(spec) as (keyof ListingFilters)[])
    .filter((name) => fold(got[name]) !== fold(wanted(name)))
    .map((name) => `${name} ${JSON.stringify(got[name])} not ${JSON.stringify(wanted(name))}`)
}

/** Whether a wrong answer lets the visitor see it: it says what it left out or can't do, or offers to undo or choose. */
const isTold = ({ say, shown }: Turn): boolean =>
  shown.some(({ kind }) => kind === 'choices') ||
  /didn’t (?:understand|catch)|left out|I can(?:’t|not)|I know no|not provided|I took|no longer count|for some first|Pídame primero|No entendí|Dejé fuera/.test(
    say,
  )

/** Whether an answer leaves the visitor without anything to press, open, answer or say next. */
export const isDeadEnd = ({ say, shown, sources, ends }: Turn): boolean =>
  !ends &&
  shown.length === 0 &&
  sources.length === 0 &&
  !/\?\s*$|\?(?: [^.?]*\.){1,2}$|[“"]|\b(?:tell|ask|phone|try|say|type) (?:me|us|it|again|for|them)\b|\b(?:avíseme|dígame|pídame)\b|\(\d{3}\)/i.test(
    say,
  )
