import { spelledName, withSpelling } from './contact-corrections.ts'
/** Longest text that is read, characters. */
const MAX_LENGTH = 500
const TYPED = /[^\s@<>,;:"()]{1,64}@[^\s@<>,;:"()]{1,180}\.[a-z]{2,24}/i
const LEAD =
  /^(?:(?:um|uh|so|well|ok|okay|yes|sure|and|no|sorry|actually)[ ,]+|(?:my |the )?(?:e ?-?mail)(?: address)?(?: is| would be)?[ :]+|(?:its|it is|thats|that is|you can (?:reach|email) me at|use|send it to)[ :]+)+/i

/** An email address, typed or spoken ('ana dot lopez at example dot com'); null for none. */
export const readEmail = (said: string): string | null => findEmail(said.slice(0, MAX_LENGTH))?.email ?? null

/** An address, and the sentence without it. */
interface FoundEmail {
  email: string
  rest: string
}

/** Marks of an address as they are spoken. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/ (?:dot|period|point) /gi, '.'],
  [/ underscore /gi, '_'],
  [/ (?:dash|hyphen|minus) /gi, '-'],
  [/ plus /gi, '+'],
]
const SPOKEN_HOST = / at ((?:(?!at )[a-z\d-]+[ .]){0,4}[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,24})(?=$|[ ,;!?]|\.(?:\s|$))/i

/** A host that everybody knows, said without its ending, and what may stand before it: 'I work at Yahoo' is no address. */
const BARE_HOST = / at (gmail|yahoo|hotmail|outlook|icloud|aol)(?=[ .,!?]*$)/i
const MAY_BE_LOCAL = new RegExp(
  '^ *(?!work)(?:[\\w.+-]+|(?!.*\\b(?:i|im|we|work|works|worked|working|am|is|are|was|at|me|my|him|her|them|look|job|meet|see|find|office|guy|people|somebody|someone)\\b)[a-z]+(?: [a-z]+){1,2})(?: (?:\\d+|zero|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety))* *$',
  'i',
)

function findEmail(said: string): FoundEmail | null {
  const text = said.replaceAll(/['’]/g, '')
  const typed = TYPED.exec(text)
  if (typed) return { email: typed[0].replace(/[.]+$/, '').toLowerCase(), rest: text.replace(typed[0], ' ; ') }
  const written = MARKS.reduce((one, [word, mark]) => one.replaceAll(word, mark), ` ${text.trim().replace(LEAD, '')} `)
  const full = SPOKEN_HOST.exec(written)
  const host = full ?? BARE_HOST.exec(written)
  if (!host) return null
  const before = written.slice(0, host.index)
  const local = localIn(before)
  if (!full && !MAY_BE_LOCAL.test(local)) return null
  const name = withNumerals(local.toLowerCase()).replaceAll(/[^\w.+-]/g, '')
  if (!name) return null
  return {
    email: `${name}@${host[1]!.replaceAll(/\s/g, '').toLowerCase()}${full ? '' : '.com'}`,
    rest: `${before.slice(0, before.length - local.length)} ; ${written.slice(host.index + host[0].length)}`,
  }
}

/** A name that is spelled before an address begins: 'Mike Russo r u s s o mike'. */
const SPELLED_BEFORE = /^.*\p{L}{2,} (?:\p{L} ){2,}\p{L} (?=\p{L}{2})/u
/** What leads to an address in the middle of a sentence. */
const LED_TO = /^.*\b(?:e-?mail(?: address)?|address|is|its|thats|reach me at|me at|use|and)[ :]+(?=\S)/i

/** The end of the words before 'at' that is the local part of an address. */
function localIn(before: string): string {
  const piece = before.replace(/^.*(?:[,;:?!]|\. )\s*(?=\S)/s, '')
  const own = piece.replace(SPELLED_BEFORE, '').replace(LED_TO, '')
  const words = own.trim().split(' ')
  const [first = '', second = '', ...others] = words
  // 'Ana Lopez ana.lopez': an address that repeats a part of the name before it.
  const repeats = [first, second].some(
    (part) => part.length > 2 && others.join(' ').toLowerCase().includes(part.toLowerCase()),
  )
  return repeats ? others.join(' ') : own.trimStart()
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
/** Seven digits or more in a row, spoken or written in groups; an 'o' after a letter is one of a spelled name. */
const SPOKEN = new RegExp(
  `(?<![\\w])(?!(?<=(?<!\\w)[a-z] )o )(?:(?:double )?${DIGIT}[ ,.-]+){2,14}(?:double )?${DIGIT}(?![\\w])`,
  'gi',
)

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

/** A phone number of ten digits, '(201) 555-0100', or null. */
export function readPhone(said: string): string | null {
  const text = said.slice(0, MAX_LENGTH)
  const written = PHONE.test(text) ? text : spokenDigits(text)
  const match = PHONE.exec(written)
  if (!match) return null
  const rest = spokenDigits(written.slice(match.index + match[0].length))
  const again = TAKEN_BACK.test(rest) ? PHONE.exec(rest) : null
  const end = again ? null : ENDS_OTHERWISE.exec(rest)?.[1]
  const [, area, exchange, line = ''] = again ?? match
  return `(${area}) ${exchange}-${end ? line.slice(0, -end.length) + end : line}`
}

const TAKEN_BACK = /^\W*(?:(?:no|sorry|wait|i mean|i meant|oops|make that|actually)\b)/i
/** '201 555 0144, no sorry, 0145'. */
const ENDS_OTHERWISE =
  /^\W*(?:(?:no|sorry|wait|i mean|i meant|oops|make that|actually|it['’]?s|ends? (?:in|with))\b\W*)+(\d{2,4})\W*$/i

const NAMED =
  /\b(?:my (?:full )?name(?: is|['’]?s|:)|(?:the )?name(?: is|['’]s)|i am called)\s+(.{1,120}?)(?=$|[.,;!?]|\s+(?:and|my|email|phone|number|cell|at|on)\b|\s+[+(]?\d|(?:\s+(?:double|oh|zero|one|two|three|four|five|six|seven|eight|nine)\b){3})/i
const NAME_LEAD =
  /^(?:(?:u+m+|u+h+|e+r+|so|well|ok|okay|yes|sure|hi|hello|no|nope|fine|alright|all right|oh|hm+|its|it's|it’s|it is|i'm|i’m|im|i am|that's|that’s|that would be|this is|call me|just|sorry)[ ,]+)+/i
/** 'Priya Raman is the name'. */
const NAMED_BEFORE =
  /^(?:(?:um|uh|well|ok|okay|yes|sure|sorry)[ ,]+)*(\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*){0,3})(?: is|['’]s) (?:the|my) (?:full |whole )?name[ .!]*$/iu
/** 'Put it under hers, Ana Sousa'. */
const FOR_SOMEBODY =
  /\b(?:put|book|make|do|send) it (?:under|in|for) (?:hers|his|(?:my|our) \p{L}+(?:['’]s)?)(?: name)?[ ,:]+((?:\p{Lu}[\p{L}\p{M}'’-]*[ ]?){1,3})[ .!]*$/u
/** 'My name is spelled B R Z': the letters and the name behind them. */
const SPELLED_FIRST = /^(?:my |the )?(?:(?:full|whole) )?name(?:['’]s| is)? (?:spelled|spelt|written)[ :,]+/i

/** 'I'm' is followed by more than names: here the capitals of two words or a title count. */
const I_AM =
  /(?<![\p{L}])(?:[Ii]['’]?m|[Ii] am|[Tt]his is)\s+((?:(?:Mr|Mrs|Ms|Dr|Miss)\.?\s+)?\p{Lu}[\p{L}\p{M}'’-]{1,40}(?:\s+(?:\p{Lu}[\p{L}\p{M}'’-]{1,40}|(?:de|del|la|van|von|der|al|bin)(?=\s))){0,3})(?=$|[.,;!?]|\s+(?:and|my|email|phone|at|on|with)(?!\p{L}))/u
const IS_TITLED = /^(?:Mr|Mrs|Ms|Dr|Miss)\b/
/** Words of origin or faith, and of places: 'I'm African American' is no name. */
const NO_PERSON =
  /(?<!\p{L})(?:american|african|asian|jewish|muslim|christian|catholic|hispanic|latin[oax]|black|white|indian|chinese|korean|realtor|agent|county|city|jersey|york|in|from|assistant)(?!\p{L})/iu

/** The name of a visitor who introduces himself in passing: 'I'm José Peña'. */
function introduced(text: string): string | null {
  const name = I_AM.exec(text)?.[1]
  if (!name || NO_PERSON.test(name)) return null
  return IS_TITLED.test(name) || /\s/.test(name) ? name : null
}
const NO_NAME =
  /(?<!\p{L})(?:show|find|what|whats|how|homes?|houses?|is|are|the|more|cheaper|bigger|in|under|over|beds?|bedrooms?|baths?|tell|when|where|who|why|can|could|would|want|need|do|does|you|your|it|taxes|price|help|stop|second|first|third|one|search|tour|none|no|not|tomorrow|sunday|monday|tuesday|wednesday|thursday|friday|saturday|name|email|say|give|to|thanks|thank|please|hello|goodbye|bye|my|me|we|our|this|that|there|here|think|know|maybe|later|now|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|morning|afternoon|evening|but|if|because|have|has|had|any|about|for|with|gotta|gonna|wait|hold|ask|look|get|got|let|lets|make|like|was|were|be|been|yes|yeah|yep|okay|ok|sure|alright|work|works|working|am|at)(?!\p{L})/iu

/** How a name just said is written: 'with a K', 'that's A L dash M'. */
const SPELLING =
  /[ ,]+(?:with (?:an? |one |two |the (?:letter )?)["“]?\p{L}(?!\p{L}).{0,40}|(?:(?:and )?(?:that['’]?s|it['’]?s)[ ,]+)?(?:spelled[ ,:]+)?(?:(?:\p{L}|dash|hyphen|apostrophe|double)[ ,.-]+){2,24}\p{L}[.!]*)$/iu

/** A row of letters at the end of a piece, and the one that follows a name. */
const ROW = '(?:(?:\\p{L}|dash|hyphen|apostrophe|double \\p{L})[-., ]+){2,24}\\p{L}'
const LETTERS_AT_END = new RegExp(`(?:^|[ ,])(${ROW})[.! ]*$`, 'iu')
/** 'Jen, j e n n, Marsh'. */
const SPELLED_WITHIN = new RegExp(
  `^(?<before>.*\\p{L}{2,})[ ,]+(?<letters>${ROW})[ ,]+(?<after>\\p{L}{2,}[.! ]*)$`,
  'iu',
)
const LETTERS_THEN_NAME = new RegExp(`^(?<letters>${ROW})[ ,.]+(?<name>\\p{L}{2,}(?: \\p{L}{2,}){0,3})[.! ]*$`, 'iu')
const LETTERS_ONLY = new RegExp(`^(?:it[’']?s |that[’']?s |spelled )*${ROW}[.! ]*$`, 'iu')
const LETTERS_NEXT = new RegExp(`^[ ,]+${ROW}(?!\\p{L})`, 'iu')

/** 'Call me Bo'; no name is 'call me back', and none begins with a time. */
const CALLED =
  /^(?:(?:hi|hello|yes|ok|okay|just|please|and|you can|everyone|people|everybody|they|friends)[ ,]+)*calls? me (?!(?:back|now|later|at|on|in|to|for|from|by|with|again|tomorrow|today|tonight|after|before|between|when|whenever|about|if|asap|please|instead|first|soon|any|anytime|sometime|maybe|around|this|next|once|up|a|an|the|directly|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)([\p{L}\p{M}'’-]{2,40}(?: [\p{L}\p{M}'’-]{2,40}){0,2})[ .!]*$/iu

/** A name: what follows 'my name is', or the whole answer if a name was asked for and it looks like one. */
export function readName(said: string, wasAsked: boolean): string | null {
  const text = said.slice(0, MAX_LENGTH).trim()
  if (SPELLED_FIRST.test(text)) return nameOfLetters(text.replace(SPELLED_FIRST, ''))
  const beside = besideReach(text)
  const before = NAMED_BEFORE.exec(text)?.[1]
  const named =
    NAMED.exec(text)?.[1] ??
    introduced(text) ??
    CALLED.exec(text)?.[1] ??
    FOR_SOMEBODY.exec(text)?.[1] ??
    (before && !NO_NAME.test(before) ? before : null)
  if (named) return respelled(tidy(named), [text, ...(beside ?? [])])
  if (beside === null && !wasAsked) return null
  const around = beside ? null : SPELLED_WITHIN.exec(text)?.groups
  if (wasAsked && around) return respelled(nameIn(`${around['before']} ${around['after']}`), [around['letters']!])
  const pieces = (beside ?? saidTwice(text)).map(afterTakingBack)
  const names = pieces.map((piece) => (wasAsked || BESIDE_REACH.test(bareName(piece)) ? nameIn(piece) : null))
  const name = names.find((one) => one !== null) ?? null
  if (name) return respelled(name, pieces)
  return wasAsked ? (pieces.map(spelledName).find((one) => one !== null) ?? null) : null
}

/** The name that letters spell, with the words of it that stand behind them. */
function nameOfLetters(text: string): string | null {
  const { letters, name } = LETTERS_THEN_NAME.exec(text)?.groups ?? {}
  return letters && name ? respelled(tidy(name), [letters]) : spelledName(text)
}

/** A name that is begun and then said whole: 'Jo, Jo Ann Tully'. */
function saidTwice(text: string): string[] {
  const [, first = '', whole = ''] = /^(.+), (.+)$/.exec(bareName(text)) ?? []
  return first && whole.toLowerCase().startsWith(`${first.toLowerCase()} `) ? [whole] : [text]
}

/** What follows a name that is taken back: 'it's Tom no wait Thomas Petty'. */
const afterTakingBack = (piece: string): string =>
  /\b(?:no,? wait|wait,? no|no,? sorry|sorry,? no|i mean|i meant|make that|no,? it['’]?s|correction)[ ,]+(\S.*)$/i.exec(
    piece,
  )?.[1] ?? piece

/** A piece of a sentence without what stands around a name. */
const bareName = (piece: string): string =>
  piece
    .replace(NAME_LEAD, '')
    .replace(SPELLING, '')
    .replace(/[.!, ]+$/, '')

function nameIn(piece: string): string | null {
  if (spelledName(piece) !== null && LETTERS_ONLY.test(piece)) return null
  const bare = bareName(piece)
  const isName =
    /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{0,80}$/u.test(bare) && bare.split(/\s+/).length <= 5 && !NO_NAME.test(bare)
  return isName ? tidy(bare) : null
}

/** The name as letters beside it spell it: 'Mike Ruso, r u s s o'. */
function respelled(name: string | null, pieces: readonly string[]): string | null {
  const letters = pieces.map((piece) => LETTERS_AT_END.exec(piece)?.[1]).find(Boolean)
  return name && letters ? withSpelling(name, letters) : name
}

/** Two or three words with capitals before or after an address or a number: 'Ana Lopez, ana@example.com'. */
const BESIDE_REACH = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:(?:de|del|la|van|von|der|al|bin) )*\p{Lu}[\p{L}\p{M}'’.-]*){1,3}$/u

/** The pieces beside an address or a number, written or spoken; null where there is neither. */
function besideReach(text: string): string[] | null {
  const email = findEmail(text)
  const written = spokenDigits(email?.rest ?? text)
  if (!email && !PHONE.test(written)) return null
  return written
    .replace(PHONE, ' ; ')
    .replaceAll(/\b(?:and|my|e-?mail|phone|number|cell|is|at)\b/gi, ' ')
    .split(/[,;:()?!]|(?<=\p{L}{3})\.(?:\s|$)/u)
    .map((piece) => piece.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
}

/** The sentence without name, email and phone, so that 'my name is Wayne' doesn't search in Wayne. */
export const withoutContact = (said: string): string =>
  [SPOKEN_PHONE, TYPED, NAMED, CALLED].reduce(
    (text, pattern) => text.replace(pattern, ' '),
    withoutIntroduction(withoutNameBeside(readPhone(said) ? spokenDigits(said) : said)),
  )

/** Without a name that stands beside an address or a number, and without its letters. */
function withoutNameBeside(said: string): string {
  const name = besideReach(said)?.find((piece) => BESIDE_REACH.test(bareName(piece)) && nameIn(piece) !== null)
  if (!name) return said
  const start = said.indexOf(bareName(name))
  return start < 0
    ? said
    : `${said.slice(0, start)} ${said.slice(start + bareName(name).length).replace(LETTERS_NEXT, ' ')}`
}

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
