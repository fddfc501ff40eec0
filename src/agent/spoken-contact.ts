/** Longest text that is read, characters. */
const MAX_LENGTH = 500
const TYPED = /[^\s@<>,;:"()]{1,64}@[^\s@<>,;:"()]{1,180}\.[a-z]{2,24}/i
const LEAD =
  /^(?:(?:um|uh|so|well|ok|okay|yes|sure|and|no|sorry|actually)[ ,]+|(?:my |the )?(?:e ?-?mail)(?: address)?(?: is| would be)?[ :]+|(?:its|it is|thats|that is|you can (?:reach|email) me at|use|send it to)[ :]+)+/i

/** An email address, typed or spoken ('ana dot lopez at example dot com'); null for none. */
export function readEmail(said: string): string | null {
  const text = said.slice(0, MAX_LENGTH).replaceAll(/['’]/g, '')
  const typed = TYPED.exec(text)
  if (typed) return typed[0].replace(/[.]+$/, '').toLowerCase()
  const spoken = ` ${text.toLowerCase().trim().replace(LEAD, '')} `
    .replaceAll(/ (?:dot|period|point) /g, '.')
    .replaceAll(/ (?:underscore) /g, '_')
    .replaceAll(/ (?:dash|hyphen|minus) /g, '-')
    .replaceAll(/ plus /g, '+')
    .replace(/[.!?]\s*$/, '')
    .trim()
  const at = spoken.search(/ at (?:[a-z\d-]+[ .])*[a-z\d-]+\.[a-z]{2,24}$/)
  if (at < 0) return null
  const name = spoken.slice(0, at).replaceAll(/[^\w.+-]/g, '')
  const host = spoken.slice(at + 4).replaceAll(/\s/g, '')
  return name ? `${name}@${host}` : null
}

const PHONE = /(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})(?!\d)/

/** A phone number of ten digits, '(201) 555-0142', or null. */
export function readPhone(said: string): string | null {
  const match = PHONE.exec(said.slice(0, MAX_LENGTH))
  return match && `(${match[1]}) ${match[2]}-${match[3]}`
}

const NAMED =
  /\b(?:my (?:full )?name(?: is|['’]?s|:)|the name is|name is|i am called)\s+(.{1,120}?)(?=$|[.,;!?]|\s+(?:and|my|email|phone|at|on)\b)/i
const NAME_LEAD =
  /^(?:(?:um|uh|so|well|ok|okay|yes|sure|its|it's|it’s|it is|i'm|i’m|im|i am|that's|that’s|that would be|sorry)[ ,]+)+/i
const NO_NAME =
  /\b(?:show|find|what|whats|how|homes?|houses?|is|are|the|more|cheaper|bigger|in|under|over|beds?|bedrooms?|baths?|tell|when|where|who|why|can|could|would|want|need|do|does|you|your|it|taxes|price|help|stop|second|first|third|one|search|tour|none|no|not|tomorrow|sunday|monday|tuesday|wednesday|thursday|friday|saturday|name|email|say|give|to|thanks|thank|please|hello|goodbye|bye)\b/i

/** A name: what follows 'my name is', or the whole answer if a name was asked for and it looks like one. */
export function readName(said: string, wasAsked: boolean): string | null {
  const text = said.slice(0, MAX_LENGTH).trim()
  const named = NAMED.exec(text)?.[1]
  if (named) return tidy(named)
  if (!wasAsked || TYPED.test(text)) return null
  const bare = text.replace(NAME_LEAD, '').replace(/[.!,]+$/, '')
  const isName =
    /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{0,80}$/u.test(bare) && bare.split(/\s+/).length <= 5 && !NO_NAME.test(bare)
  return isName ? tidy(bare) : null
}

/** The sentence without name, email and phone, so that 'my name is Wayne' doesn't search in Wayne. */
export const withoutContact = (said: string): string =>
  [PHONE, TYPED, NAMED].reduce((text, pattern) => text.replace(pattern, ' '), said)

/** Trims a name and capitalizes one in lower case, as speech recognition writes it. */
const tidy = (name: string): string | null => {
  const text = name.trim().replaceAll(/\s+/g, ' ')
  if (!/\p{L}/u.test(text)) return null
  return text === text.toLowerCase()
    ? text.replaceAll(/(?<![\p{L}\p{M}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    : text
}
