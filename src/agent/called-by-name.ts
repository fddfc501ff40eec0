import type { Agency } from '#domain/agency/agency.ts'

/** Words after which a name calls the assistant. */
const CALLS =
  '(?:hi|hello|hey|ok|okay|alright|all right|right|so|well|now|please|sorry|thanks|thank you|good (?:morning|afternoon|evening|night)|(?:good ?)?bye|later|cheers|hola|buen[oa]s(?: d[ií]as| tardes| noches)?|gracias|por favor|perd[oó]n|disculpe|adi[oó]s)'
/** How a sentence goes on after the name that it begins with. */
const GOES_ON =
  '(?:can|could|would|will|do|does|did|is|are|am|what|whats|how|when|where|which|who|why|show|find|give|tell|let|i|im|we|my|please|any|puede|podr[ií]a|qu[eé]|cu[aá]nto|c[oó]mo|d[oó]nde|mu[eé]streme|busque|quiero)'
/** What a question about the site's own name begins with. */
const ASKS_WHO =
  '(?:who(?:se)?|who.?s|what|what.?s|(?:tell|know)[^?.!]*about|is|are|behind|running|owns?|runs?)(?: (?:is|are|owns|runs|made|built|behind))?'

/** A visitor's own name has another word with a capital after it. */
const SURNAME = /^ \p{Lu}\p{L}/u

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A sentence with the names that an agency chose in words that the languages know: 'Hi Robin' as 'Hi assistant', 'who is behind
 * Brookside' as 'who is behind this company'. A name that may be the visitor's own, or a place's, stays.
 */
export function withoutNames(said: string, { name, assistant }: Agency): string {
  const called = `${escaped(assistant.firstName)}(?![\\p{L}\\d’'-])`
  return said
    .replace(new RegExp(`(?<=(?:^|[\\s,.!¡¿])${CALLS}[\\s,.!]+)${called}`, 'giu'), (found, at: number) =>
      SURNAME.test(said.slice(at + found.length)) ? found : 'assistant',
    )
    .replace(new RegExp(`^${called}(?=[,!]|\\s+${GOES_ON}(?![\\p{L}\\d]))`, 'iu'), 'assistant')
    .replace(new RegExp(`(?<=,\\s*)${called}(?=[\\s.!?]*$)`, 'iu'), 'assistant')
    .replace(new RegExp(`(?<=(?:^|\\s)${ASKS_WHO} )${escaped(name)}(?=[\\s.!?]*$|\\s+licen[sc])`, 'iu'), 'this company')
}
