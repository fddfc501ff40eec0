const NEGATION =
  /\b(?:not|never|nothing|nobody|no one|none|neither|nor|without|cannot|haven't|hasn't|hadn't|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|can't|won't|couldn't|wouldn't|yet to|no|nada|nadie|nunca|ninguna?|sin|tampoco|jamas)\b/
/** Where another statement begins. */
const CLAUSE_END = /[,;:.!?]| - |\b(?:but|and|so|because|pero|sino|y|porque|however|though|only|also)\b/g

/** The part of a line's clause before a position. */
export function clauseBefore(line: string, at: number): string {
  const before = line.slice(0, at)
  const ends = [...before.matchAll(CLAUSE_END)]
  const last = ends.at(-1)
  return last ? before.slice(last.index + last[0].length) : before
}

/** Whether the clause denies what follows at a position: at most six words lie between. */
export const isDenied = (line: string, at: number): boolean =>
  NEGATION.test(clauseBefore(line, at).trim().split(' ').slice(-6).join(' '))

export const isQuestion = (line: string): boolean => /\?["')\s]*$/.test(line) || line.includes('¿')

const OFFER =
  /^(?:(?:and|or|so|then|okay|ok|well|great|sure|alright|y|o|entonces|bueno|claro|perfecto)[, ]+)*¿?(?:would|shall|should|do you|are you|may i|can i|could i|how about|what about|which|what if|want me|like me|quiere|desea|le gustaria|prefiere|busco|busca|que tal|cual|puedo|le parece|is (?:that|this|there|[a-z]+ where)|what)\b/

/** Whether a sentence asks what the visitor wants: it states nothing. */
export const isOffer = (line: string): boolean =>
  isQuestion(line) && (OFFER.test(line) || /[,:;-] ?¿?(?:shall|should|would|do you|quiere|desea)[^,;:]*\?/.test(line))
