import { spelledName } from './contact-corrections.ts'
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
  const name = withNumerals(spoken.slice(0, at)).replaceAll(/[^\w.+-]/g, '')
  const host = spoken.slice(at + 4).replaceAll(/\s/g, '')
  return name ? `${name}@${host}` : null
}

const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const UNITS = 'one two three four five six seven eight nine'.split(' ')
const NUMERAL = new RegExp(
  `(?<!\\w)(?:(${TENS.join('|')})(?:[ -](${UNITS.join('|')}))?|(zero|${[...UNITS, ...TEENS].join('|')}))(?!\\w)`,
  'g',
)

/** 'nowak eighty eight' is 'nowak 88'. */
const withNumerals = (text: string): string =>
  text.replaceAll(NUMERAL, (_, tens?: string, unit?: string, other = '') =>
    tens
      ? String((TENS.indexOf(tens) + 2) * 10 + (unit ? UNITS.indexOf(unit) + 1 : 0))
      : String(['zero', ...UNITS, ...TEENS].indexOf(other)),
  )

const PHONE = /(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})(?!\d)/

/** A number with the words that lead to it. */
const SPOKEN_PHONE = new RegExp(
  `(?:\\b(?:my |the )?(?:(?:cell|phone|mobile|telephone|number)[ ,]+)+(?:(?:is|s|would be)[ ,:]+)?)?${PHONE.source}`,
  'i',
)

const DIGITS = 'zero one two three four five six seven eight nine'.split(' ')
const DIGIT = `(?:\\d+|oh|o|${DIGITS.join('|')})`
/** Seven digits or more in a row, spoken or written in groups. */
const SPOKEN = new RegExp(`(?<![\\w])(?:(?:double )?${DIGIT}[ ,.-]+){2,14}(?:double )?${DIGIT}(?![\\w])`, 'gi')

/** A text whose rows of spoken digits are written: 'two oh one' is 201. */
const spokenDigits = (text: string): string =>
  text.replaceAll(SPOKEN, (row) =>
    row
      .toLowerCase()
      .split(/[ ,.-]+/)
      .map((word, index, all) => (word === 'double' ? digit(all[index + 1]) : digit(word)))
      .join(''),
  )

const digit = (word = ''): string =>
  /^\d+$/.test(word) ? word : /^oh?$/.test(word) ? '0' : String(Math.max(0, DIGITS.indexOf(word)))

/** A phone number of ten digits, '(201) 555-0142', or null. */
export function readPhone(said: string): string | null {
  const text = said.slice(0, MAX_LENGTH)
  const match = PHONE.exec(text) ?? PHONE.exec(spokenDigits(text))
  return match && `(${match[1]}) ${match[2]}-${match[3]}`
}

const NAMED =
  /\b(?:my (?:full )?name(?: is|['’]?s|:)|(?:the )?name(?: is|['’]s)|i am called)\s+(.{1,120}?)(?=$|[.,;!?]|\s+(?:and|my|email|phone|number|cell|at|on)\b|\s+[+(]?\d|(?:\s+(?:double|oh|zero|one|two|three|four|five|six|seven|eight|nine)\b){3})/i
const NAME_LEAD =
  /^(?:(?:um|uh|so|well|ok|okay|yes|sure|hi|hello|no|nope|its|it's|it’s|it is|i'm|i’m|im|i am|that's|that’s|that would be|this is|call me|just|sorry)[ ,]+)+/i
/** 'I'm' is followed by more than names: here the capitals of two words or a title count. */
const I_AM =
  /(?<![\p{L}])(?:[Ii]['’]?m|[Ii] am|[Tt]his is)\s+((?:(?:Mr|Mrs|Ms|Dr|Miss)\.?\s+)?\p{Lu}[\p{L}\p{M}'’-]{1,40}(?:\s+(?:\p{Lu}[\p{L}\p{M}'’-]{1,40}|(?:de|del|la|van|von|der|al|bin)(?=\s))){0,3})(?=$|[.,;!?]|\s+(?:and|my|email|phone|at|on|with)(?!\p{L}))/u
const IS_TITLED = /^(?:Mr|Mrs|Ms|Dr|Miss)\b/
/** Words of origin or faith, and of places: 'I'm African American' is no name. */
const NO_PERSON =
  /(?<!\p{L})(?:american|african|asian|jewish|muslim|christian|catholic|hispanic|latin[oax]|black|white|indian|chinese|korean|realtor|agent|county|city|jersey|york|in|from|maya)(?!\p{L})/iu

/** The name of a visitor who introduces himself in passing: 'I'm José Peña'. */
function introduced(text: string): string | null {
  const name = I_AM.exec(text)?.[1]
  if (!name || NO_PERSON.test(name)) return null
  return IS_TITLED.test(name) || /\s/.test(name) ? name : null
}
const NO_NAME =
  /(?<!\p{L})(?:show|find|what|whats|how|homes?|houses?|is|are|the|more|cheaper|bigger|in|under|over|beds?|bedrooms?|baths?|tell|when|where|who|why|can|could|would|want|need|do|does|you|your|it|taxes|price|help|stop|second|first|third|one|search|tour|none|no|not|tomorrow|sunday|monday|tuesday|wednesday|thursday|friday|saturday|name|email|say|give|to|thanks|thank|please|hello|goodbye|bye)(?!\p{L})/iu

/** How a name just said is written: 'with a K', 'that's A L dash M'. */
const SPELLING =
  /[ ,]+(?:with (?:an? |one |two |the (?:letter )?)["“]?\p{L}(?!\p{L}).{0,40}|(?:(?:that['’]?s|it['’]?s)[ ,]+)?(?:spelled[ ,:]+)?(?:(?:\p{L}|dash|hyphen|double)[ ,.-]+){2,24}\p{L}[.!]*)$/iu

/** 'Call me Bo'; no name is 'call me back', and none begins with a time. */
const CALLED =
  /^(?:(?:hi|hello|yes|ok|okay|just|please|and|you can|everyone|people|everybody|they|friends)[ ,]+)*calls? me (?!(?:back|now|later|at|on|in|to|for|from|by|with|again|tomorrow|today|tonight|after|before|between|when|whenever|about|if|asap|please|instead|first|soon|any|anytime|sometime|maybe|around|this|next|once|up|a|an|the|directly|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)([\p{L}\p{M}'’-]{2,40}(?: [\p{L}\p{M}'’-]{2,40}){0,2})[ .!]*$/iu

/** A name: what follows 'my name is', or the whole answer if a name was asked for and it looks like one. */
export function readName(said: string, wasAsked: boolean): string | null {
  const text = said.slice(0, MAX_LENGTH).trim()
  const named = NAMED.exec(text)?.[1] ?? introduced(text) ?? CALLED.exec(text)?.[1]
  if (named) return tidy(named)
  const alone = withoutReach(text)
  if (alone === null ? !wasAsked : !wasAsked && !BESIDE_REACH.test(alone)) return null
  if (alone === null && readEmail(text) !== null) return null
  const spelled = spelledName(text)
  if (wasAsked && spelled) return spelled
  const bare = (alone ?? text)
    .replace(NAME_LEAD, '')
    .replace(SPELLING, '')
    .replace(/[.!,]+$/, '')
  const isName =
    /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{0,80}$/u.test(bare) && bare.split(/\s+/).length <= 5 && !NO_NAME.test(bare)
  return isName ? tidy(bare) : null
}

/** Two or three words with capitals before or after an address or a number: 'Ana Lopez, ana@example.com'. */
const BESIDE_REACH = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:(?:de|del|la|van|von|der|al|bin) )*\p{Lu}[\p{L}\p{M}'’.-]*){1,3}$/u

/** What stands beside a typed address or number; null where there is neither. */
function withoutReach(text: string): string | null {
  if (!TYPED.test(text) && !PHONE.test(text)) return null
  return text
    .replace(TYPED, ' ')
    .replace(PHONE, ' ')
    .replaceAll(/\b(?:and|my|e-?mail|phone|number|cell|is|at)\b/gi, ' ')
    .replaceAll(/[\s,;:()]+/g, ' ')
    .trim()
}

/** The sentence without name, email and phone, so that 'my name is Wayne' doesn't search in Wayne. */
export const withoutContact = (said: string): string =>
  [SPOKEN_PHONE, TYPED, NAMED, CALLED].reduce(
    (text, pattern) => text.replace(pattern, ' '),
    withoutIntroduction(readPhone(said) ? spokenDigits(said) : said),
  )

const withoutIntroduction = (said: string): string =>
  introduced(said.slice(0, MAX_LENGTH)) ? said.replace(I_AM, ' ') : said

/** Trims a name and capitalizes one in lower case, as speech recognition writes it. */
const tidy = (name: string): string | null => {
  const text = name.trim().replaceAll(/\s+/g, ' ')
  if (!/\p{L}/u.test(text)) return null
  return text === text.toLowerCase()
    ? text.replaceAll(/(?<![\p{L}\p{M}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    : text
}
