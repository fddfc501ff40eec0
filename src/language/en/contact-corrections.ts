import type { KnownContact } from '../grammar.ts'

const NAME = "[\\p{L}\\p{M}][\\p{L}\\p{M}'’-]*"
const LEAD =
  "^(?:(?:no|nope|sorry|wait|actually|um|uh|oh|well|and|but|it['’]?s|it is|that['’]?s|i said|i meant|my name is)[ ,.:]+){0,5}"
const TAIL = '(?:[ ,]+(?:please|thanks|thank you|actually))*[ .!]*$'
const of = (source: string): RegExp => new RegExp(source, 'iu')

const OVER = '(?<sign>wave|tilde|squiggle|accent|umlaut|dots|cedilla|hook)'
/** Combining marks (Unicode). */
const COMBINING: Readonly<Record<string, string>> = {
  wave: '\u0303',
  tilde: '\u0303',
  squiggle: '\u0303',
  accent: '\u0301',
  umlaut: '\u0308',
  dots: '\u0308',
  cedilla: '\u0327',
  hook: '\u0327',
}

const LAST_NAME = of(
  `\\b(?:last|family|sur) ?name(?: is|[’']?s|:)? (?:spelled |actually )?(${NAME}(?: ${NAME})?)${TAIL}`,
)
const FIRST_NAME = of(`\\b(?:first|given) ?name(?: is|[’']?s|:)? (?:spelled |actually )?(${NAME})${TAIL}`)
const NOT_THIS = of(`${LEAD}not (${NAME})[ ,]+(?:but |it[’']?s )?(${NAME})${TAIL}`)
const THIS_NOT = of(`${LEAD}(${NAME})[ ,]+(?:and )?not (${NAME})${TAIL}`)
/** 'No, Katarzyna with a K and a z'. */
const WITH_LETTERS = of(
  `${LEAD}(?:(?:my|his|her|the|our) (?:last |first )?name (?:has|is with|takes) an? \\p{L}[ ,.]+)?(${NAME})[ ,]+with (?!an? \\p{L}{2})(an? |one |two |the letter |double )?["“]?(\\p{L})["”]?(?:['’]?s)?(?:[ ,].{0,40})?$`,
)
/** 'No, with a K', of a name just read back. */
const WITH_LETTER = of(
  `${LEAD}(?:spelled )?with (an? |one |two |the letter |double )["“]?(\\p{L})["”]?(?:['’]?s)?(?:[ ,]+not .{1,12})?${TAIL}`,
)
const NO_IT_IS = of(
  `^(?:no|nope|sorry|wait|actually)[ ,.]+(?:(?:it[’']?s|it is|i said|i meant|that[’']?s)[ ,]+)?(${NAME})${TAIL}`,
)
/** The name once more with more of it: 'Ray Diaz, I mean'. */
const WHOLE_NAME =
  /^(?:(?:no|sorry|it[’']s|that[’']s)[ ,]+)*(\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*){1,2})(?:[ ,]+(?:[iI] meant?|sorry|actually|please))*[ .!]*$/u
const SPELLED = of(
  `\\b(?:spell(?:ed|t|s|ing)?(?: is)?|letters)[: ]+(?:it |as |like |with )?((?:(?:double |capital )?\\p{L}(?: as in ${NAME})?|apostrophe|dash|hyphen)(?:[-., ]+(?:(?:double |capital )?\\p{L}(?: as in ${NAME})?|apostrophe|dash|hyphen)){1,24})[ .!]*$`,
)
const LETTERS = of(`${LEAD}((?:(?:\\p{L}|dash|hyphen|apostrophe|double \\p{L})[-., ]+){2,24}\\p{L})[ .!]*$`)
/** 'With the n that has the wave', 'an accent on the e': a letter and its mark. */
const MARKED = [
  of(`\\b(?<on>\\p{L}) (?:(?:that|which) has|with|has|gets) (?:an? |the |two |that )?(?:little )?${OVER}`),
  of(`\\b(?:an? |the |with )(?:little )?${OVER}s? (?:on|over|above) (?:the |its )?(?:letter )?(?<on>\\p{L})(?!\\p{L})`),
]
const ENYE = /\b(?:enye|eñe)\b/iu

/** Words that are no name after 'no'. */
const NO_NAMES = new Set(
  (
    'thanks thank you please the a it that this none nothing wrong cancel sunday monday tuesday wednesday thursday friday saturday morning afternoon ' +
    'evening noon today tomorrow first second third last underscore dash hyphen dot period email phone name day time message house home ' +
    'one two three yes no not sorry never more less cheaper stop wait help undo back both renting buying rent buy ' +
    'and but or so then also what how which who where when why maybe'
  ).split(' '),
)
const isName = (word: string): boolean => !NO_NAMES.has(word.toLowerCase())

/** The name that letters spell, 'o apostrophe c o n n o r'; null for other words. */
export function spelledName(text: string): string | null {
  const letters = lettersIn(text)
  return letters === undefined ? null : capital(joined(letters))
}

/** A name of which letters spell one part, or a second one: 'Mike Ruso' with 'r u s s o' is Mike Russo. */
export function withSpelling(name: string, letters: string): string {
  const word = joined(letters)
  const isWhole = plain(word) === plain(name).replaceAll(' ', '')
  return isWhole ? name : replaced(name.split(' '), word, undefined, true)
}

/** The contact as a sentence corrects it: a part of the name, a mark or the host of the address, the end of the number; the same object where it says what is known. Null: it corrects nothing. */
export function correctContact(said: string, known: KnownContact): KnownContact | null {
  const text = said.slice(0, 200).trim()
  const email = known.email && correctEmail(text, known.email)
  if (email) return { ...known, email }
  const phone = known.phone && correctPhone(text, known.phone)
  if (phone) return { ...known, phone }
  const marked = withMark(text, known.name)
  if (marked) return { ...known, name: marked }
  const name = correctName(text, known.name)
  if (name === known.name) return known.name ? known : null
  return name ? { ...known, name } : null
}

/** The name with a mark on a letter, in the part that is named or wherever the letter stands; null if none is said. */
function withMark(text: string, known: string): string | null {
  if (!known || text.split(/\s+/).length > 14) return null
  const { on, sign } = MARKED.map((pattern) => pattern.exec(text)?.groups).find(Boolean) ?? {}
  const letter = on ?? (ENYE.test(text) ? 'n' : null)
  if (!letter) return null
  const parts = known.normalize('NFC').split(' ')
  const named = parts.findIndex((part) =>
    plain(text)
      .split(/[^\p{L}’'-]+/u)
      .includes(plain(part)),
  )
  const put = (part: string) =>
    part.replace(new RegExp(`${letter}(?!.*${letter})`, 'iu'), (found) =>
      `${found}${COMBINING[sign?.toLowerCase() ?? 'tilde']}`.normalize('NFC'),
    )
  const at = named >= 0 ? named : parts.findLastIndex((part) => part.toLowerCase().includes(letter.toLowerCase()))
  return parts.map((part, index) => (index === at ? put(part) : part)).join(' ')
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

function correctName(text: string, known: string): string | null {
  const parts = known.split(' ').filter(Boolean)
  const last = LAST_NAME.exec(text)?.[1]
  if (last) return [parts[0], capital(last)].filter(Boolean).join(' ')
  const first = FIRST_NAME.exec(text)?.[1]
  if (first) return [capital(first), ...parts.slice(1)].join(' ')
  if (parts.length === 0) return null
  const spelled = lettersIn(text)
  if (spelled) return replaced(parts, joined(spelled), undefined, true)
  const [, wrong = '', right = ''] = NOT_THIS.exec(text) ?? []
  if (right && isPart(parts, wrong)) return replaced(parts, right, wrong)
  const [, better = '', worse = ''] = THIS_NOT.exec(text) ?? []
  if (better && isPart(parts, worse)) return replaced(parts, better, worse)
  const [, lettered = '', count = '', letter = ''] = WITH_LETTERS.exec(text) ?? []
  if (lettered && isName(lettered))
    return replaced(parts, withLetter(lettered, letter, /two|double/i.test(count)), undefined, true)
  const [, only = '', letterOnly = ''] = WITH_LETTER.exec(text) ?? []
  if (letterOnly) return withLetterIn(parts, letterOnly, /two|double/i.test(only))
  const whole = WHOLE_NAME.exec(text)?.[1]
  if (whole && whole.split(' ').every(isName) && parts.some((part) => whole.split(' ').includes(part))) return whole
  const said = NO_IT_IS.exec(text)?.[1]
  return said && isName(said) ? replaced(parts, said) : null
}

const lettersIn = (text: string): string | undefined => SPELLED.exec(text)?.[1] ?? LETTERS.exec(text)?.[1]

const isPart = (parts: readonly string[], word: string): boolean =>
  parts.some((part) => part.toLowerCase() === word.toLowerCase())

/** Letters that a recognizer takes for one another. */
const ALIKE: Readonly<Record<string, string>> = { k: 'cq', c: 'ksq', s: 'zc', z: 's', y: 'i', i: 'y', j: 'g', g: 'j' }

/** 'Marco with a k' is Marko, 'ana with two n's' Anna, 'sara with an h' Sarah; a word that has the letter stays. */
function withLetter(word: string, letter: string, isDouble: boolean): string {
  const at = letter.toLowerCase()
  const has = word.toLowerCase().includes(at)
  if (isDouble) return word.replace(new RegExp(`(?<!${at})${at}(?!${at})`, 'i'), '$&' + at)
  if (has) return word
  const swapped = word.replace(new RegExp(`[${ALIKE[at] ?? at}]`, 'i'), (old) =>
    old === old.toLowerCase() ? at : at.toUpperCase(),
  )
  return swapped === word && at === 'h' ? `${word}h` : swapped
}

/** The name with a letter that one of its parts sounds like, and that was written otherwise. */
function withLetterIn(parts: readonly string[], letter: string, isDouble: boolean): string {
  const at = parts.findIndex((part) => withLetter(part, letter, isDouble) !== part)
  return parts.map((part, index) => (index === at ? withLetter(part, letter, isDouble) : part)).join(' ')
}

/**
 * The name with one part replaced: the one named, or the one most like the new one. `mayAdd`: a word unlike the only name
 * known is the family name.
 */
function replaced(parts: readonly string[], right: string, wrong?: string, mayAdd = false): string {
  if (mayAdd && parts.length === 1 && shared(parts[0]!, right) < LIKE) return `${parts[0]} ${capital(right)}`
  const like = (part: string) => (wrong ? Number(part.toLowerCase() === wrong.toLowerCase()) : shared(part, right))
  const best = parts.reduce((chosen, part, index) => (like(part) > like(parts[chosen]!) ? index : chosen), 0)
  return parts.map((part, index) => (index === best ? capital(right) : part)).join(' ')
}

/** Words with less in common are not the same name. */
const LIKE = 0.4

/** The share of letters two words have in common, the first letter twice. */
function shared(a: string, b: string): number {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()]
  const common = [...new Set(one)].filter((letter) => other.includes(letter)).length
  return (common + (one[0] === other[0] ? 1 : 0)) / Math.max(one.length, other.length)
}

/** 'R-A-J', 'double t', 'o apostrophe b': the word they spell. */
const joined = (letters: string): string =>
  letters
    .toLowerCase()
    .replaceAll(/ as in [\p{L}'’-]+/gu, '')
    .replaceAll(/double (\p{L})/gu, '$1$1')
    .replaceAll(/capital /g, '')
    .replaceAll('apostrophe', '’')
    .replaceAll(/[-., ]+/g, '')
    .replaceAll(/dash|hyphen/g, '-')

/** A word as a name is written: 'o'brien' is O'Brien, 'al-masri' Al-Masri; one with capitals stays. */
const capital = (word: string): string =>
  word === word.toLowerCase()
    ? word.replaceAll(/(?<![\p{L}])\p{L}|(?<=^o['’])\p{L}/gu, (letter) => letter.toUpperCase())
    : word

const HOSTS = '(gmail|googlemail|yahoo|hotmail|outlook|icloud|aol|protonmail|proton|comcast|verizon|msn|live|me)'
const HOST = of(`${LEAD}(?:it[’']?s )?(?:at )?${HOSTS}(?: ?(?:\\.|dot) ?com)?(?:[ ,]+not .{1,30})?${TAIL}`)
const MARKS = { underscore: '_', dash: '-', hyphen: '-', dot: '.', period: '.', plus: '+' } as const
type Mark = keyof typeof MARKS
const MARK = '(underscores?|dash(?:es)?|hyphens?|dots?|periods?|plus)'
const NO_MARK = of(
  `\\b(?:no|without(?: the| an?)?|there[’']?s no|there is no|remove the|take out the) ${MARK}\\b(?! not)`,
)
const MARK_NOT = of(`\\b(?:an? |the )?${MARK}[ ,]+(?:not|instead of|rather than) (?:an? |the )?${MARK}`)
const markOf = (word: string): string => MARKS[word.toLowerCase().replace(/(?<=dash)es$|s$/, '') as Mark] ?? ''

const BETWEEN = of(`\\b${MARK} (?:in )?between (?:the )?([\\p{L}\\d]+) and (?:the )?([\\p{L}\\d]+)`)
const BESIDE = of(`\\b${MARK} (after|before|behind|in front of) (?:the )?([\\p{L}\\d]+)`)
const ENDING = of(
  '(?:\\.|\\bdot )(com|net|org|edu|gov|us|co)(?:[ ,]+(?:and )?(?:not|instead of|rather than) .{1,12})?(?:[ ,]+please)?[ .!]*$',
)

/** The local part with a mark between two of its pieces, which the visitor names; null if they don't stand so. */
function withMarkIn(text: string, local: string): string | null {
  const put = (place: RegExp, mark: string) => (place.test(local) ? local.replace(place, markOf(mark)) : null)
  const [, between, left, right] = BETWEEN.exec(text) ?? []
  if (between) return put(new RegExp(`(?<=${left})[._+-]?(?=${right})`, 'i'), between)
  const [, beside, side = '', piece] = BESIDE.exec(text) ?? []
  if (!beside) return null
  return put(new RegExp(/after|behind/i.test(side) ? `(?<=${piece})[._+-]?` : `[._+-]?(?=${piece})`, 'i'), beside)
}

function correctEmail(text: string, email: string): string | null {
  if (text.includes('@')) return null
  const [local = '', host = ''] = email.split('@')
  const placed = withMarkIn(text, local)
  if (placed) return `${placed}@${host}`
  const [, right, wrong] = MARK_NOT.exec(text) ?? []
  if (right && wrong) return `${local.replaceAll(markOf(wrong), markOf(right))}@${host}`
  const none = NO_MARK.exec(text)?.[1]
  if (none && local.includes(markOf(none))) return `${local.replaceAll(markOf(none), '')}@${host}`
  const other = HOST.exec(text)?.[1]
  if (other) return `${local}@${other.toLowerCase()}.com`
  const spelled = hostIn(text, host)
  if (spelled) return `${local}@${spelled}`
  const ending = text.split(/\s+/).length <= 8 && !/\bat\b/i.test(text) ? ENDING.exec(text)?.[1] : undefined
  return ending ? `${local}@${host.replace(/[^.]+$/, ending.toLowerCase())}` : null
}

/** A host said again, 'it's russoelectric n j dot com, forgot the n j'. */
const HOST_AGAIN = of(
  `${LEAD}(?:the (?:e-?mail|address|domain)(?: is)? )?(?:[’']?s )?(?:at )?((?:[\\p{L}\\d-]+ ){0,4}[\\p{L}\\d-]+(?: ?(?:\\.|dot) ?[\\p{L}\\d-]+)? ?(?:\\.|dot) ?(?:com|net|org|edu|gov|us|co|io|biz|info))(?:[ ,.]+(?:i )?(?:not|forgot|missed|left out|sorry|please|thanks|with|you)\\b.{0,40})?[ .!]*$`,
)
/** Letters that two hosts have to begin with alike, to be one and the other its correction. */
const ALIKE_FROM_START = 3

/** The host as it is said again; null for none that is like the one known. */
function hostIn(text: string, known: string): string | null {
  const again = HOST_AGAIN.exec(text)?.[1]?.toLowerCase()
  const host = again?.replaceAll(/ ?\bdot\b ?/g, '.').replaceAll(/[ ,]/g, '')
  const isLike = host?.slice(0, ALIKE_FROM_START) === known.slice(0, ALIKE_FROM_START)
  return host && isLike && host !== known ? host : null
}

const DIGIT_WORDS: readonly string[] = 'zero one two three four five six seven eight nine'.split(' ')
const SPOKEN_DIGIT = `(?:\\d|oh|${DIGIT_WORDS.join('|')})`
const END_DIGITS = of(
  `\\b(?:ends? (?:in|with|on)|(?:the )?(?:last|final)(?: (?:one|two|three|four|[1-4]))?(?: (?:digits?|numbers?|ones?))?(?: (?:is|are|should be))?)[: ]+((?:${SPOKEN_DIGIT}[ ,-]*){1,4})(?:[ ,]+not .{1,30})?[ .!]*$`,
)

/** '0181 at the end'. */
const DIGITS_AT_END = of(
  `^(?:[\\p{L}’']+[ ,]+){0,4}?((?:${SPOKEN_DIGIT}[ ,-]*){1,4}) (?:at|in|on) the end(?:[ ,]+not .{1,30})?[ .!]*$`,
)

/** The number with its last digits replaced: 'it ends in three four'. */
function correctPhone(text: string, phone: string): string | null {
  const end = END_DIGITS.exec(text)?.[1] ?? DIGITS_AT_END.exec(text)?.[1]
  const said = end?.toLowerCase().match(new RegExp(SPOKEN_DIGIT, 'g')) ?? []
  const digits = said.map((word) => (word === 'oh' ? 0 : /\d/.test(word) ? word : DIGIT_WORDS.indexOf(word))).join('')
  return digits ? `${phone.slice(0, -digits.length)}${digits}` : null
}
