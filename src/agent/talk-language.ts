import type { Agency } from '#domain/agency/agency.ts'
import type { Language } from '#domain/voice/language.ts'
import { languageAskedFor, languageOf } from '#language/spoken-language.ts'
import type { AgentContext } from './agent-context.ts'
import type { AgentLanguage } from './agent-language.ts'
import { withoutNames } from './called-by-name.ts'
import { turn, type Talk, type Turn } from './talk.ts'

/** Loads a language; rejects if it can't be fetched. */
export type LoadLanguage = (language: Language, agency: Agency) => Promise<AgentLanguage>

export const loadLanguage: LoadLanguage = async (language, agency) =>
  language === 'es'
    ? (await import('./spanish.ts')).inSpanish(agency)
    : (await import('./english.ts')).inEnglish(agency)

/** Said in both languages, because the visitor may understand only one. */
const NOT_FETCHED =
  'No pude cargar el español; por ahora sigo en inglés. I couldn’t load Spanish, so I’ll continue in English for now.'

/** A talk and what answers it in its language. */
interface Speaking {
  talk: Talk
  context: AgentContext
  /** The answer, if the sentence did no more than to change the language; else the sentence is still to be answered. */
  told: Turn | null
}

/**
 * The talk in the language that a sentence asks for or is clearly in. Search, homes, request and contact stay. What
 * can't be fetched is said, and the talk stays in the language it had.
 */
export async function speaking(
  talk: Talk,
  sentence: string,
  context: AgentContext,
  load: LoadLanguage = loadLanguage,
): Promise<Speaking> {
  const said = withoutNames(sentence, context.agency)
  const asked = languageAskedFor(said)
  const wanted = asked ?? (mayChange(talk) ? languageOf(said) : null) ?? talk.language
  if (wanted === talk.language) return { talk, context, told: asked && turn(talk, askedAgain(talk, context)) }
  const changed = await inLanguage(talk, wanted, context, load)
  return asked || changed.talk.language !== wanted ? changed : { ...changed, told: null }
}

/** Words of a message and names are no sentences to the agent. */
const mayChange = ({ request }: Talk): boolean => request?.asking !== 'message' && request?.asking !== 'name'

/** The talk in another language, and the answer that says so. */
export async function inLanguage(
  talk: Talk,
  language: Language,
  context: AgentContext,
  load: LoadLanguage = loadLanguage,
): Promise<Speaking> {
  try {
    const changed: AgentContext = { ...context, ...(await load(language, context.agency)) }
    const next: Talk = { ...talk, language }
    return { talk: next, context: changed, told: turn(next, askedAgain(next, changed)) }
  } catch {
    return { talk, context, told: turn(talk, NOT_FETCHED) }
  }
}

/** 'We go on in English', with the open question or what can be asked. */
const askedAgain = ({ request }: Talk, { phrases }: AgentContext): string =>
  `${phrases.answers.inThisLanguage} ${request ? phrases.request.openQuestion(request) : phrases.answers.askNext}`
