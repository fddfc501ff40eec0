import type { AgentContext } from './agent-context.ts'
import { ask } from './open-question.ts'
import { beginRequest } from './request-turn.ts'
import type { Request, Talk, Turn } from './talk.ts'
import type { TurnInput } from './turn-input.ts'
import { whyNone } from './why-none-turn.ts'

/**
 * Begins a request whose home is still to be found, offering a call, which needs none; said otherwise where 'which home?'
 * was just asked.
 */
export async function requestWithoutHome(input: TurnInput, kind: Request['kind']): Promise<Turn> {
  const { talk, said, context, signal } = input
  const { answers, compare: texts, person, request: requests } = context.phrases
  const begun = await beginRequest(talk, kind, null, said, context, signal)
  const { request } = begun.talk
  if (request?.asking !== 'home') return begun
  const heard = requests.took(request, request.day !== null || request.slot !== null, [])
  if (talk.total === 0 && !talk.homeWasAsked) {
    const why = await whyNone(input)
    const say = [heard, answers.noneToAsk, answers.orPhone, why.say].filter(Boolean).join(' ')
    return { ...why, say, asksHome: true, talk: { ...why.talk, request } }
  }
  if (talk.homeWasAsked) return askHomeAgain(begun.talk, said, context)
  const { findHomes } = texts.next
  const choices = [findHomes, person.callback]
  const say = [heard, kind === 'tour' ? answers.noHome : answers.noHomeToAsk].filter(Boolean).join(' ')
  return { ...ask(begun.talk, say, { said, choices, readings: [null, null] }), asksHome: true }
}

/** Asks for the home once more, first offering what needs none. */
export function askHomeAgain(talk: Talk, said: string, { phrases }: AgentContext): Turn {
  const choices = [phrases.person.callback, phrases.compare.next.findHomes]
  const asked = ask(talk, phrases.request.noHomeStill, { said, choices, readings: [null, null] })
  return { ...asked, asksHome: true }
}
