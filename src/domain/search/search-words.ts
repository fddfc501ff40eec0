import type { ListingSummary } from '../listing/listing.ts'

/**
 * Words that stand for each other: street suffixes, directions and units (USPS Publication 28, appendices B and C), and
 * parts of place names. 'St' is Street and Saint.
 */
const EQUAL_WORDS = [
  'alley aly,apartment apt,avenue ave av,borough boro,boulevard blvd,building bldg,circle cir,court ct,crescent cres,drive dr',
  'east e,expressway expy,extension ext,floor fl,fort ft,heights hts,highway hwy,junction jct,lane ln,mount mt,mountain mtn',
  'north n,northeast ne,northwest nw,parkway pkwy,place pl,plaza plz,point pt,road rd,route rte rt,saint st,south s',
  'southeast se,southwest sw,square sq,street st,suite ste,terrace ter terr,township twp,trail trl,turnpike tpke,west w',
].flatMap((line) => line.split(',').map((words) => words.split(' ')))

/** The words that stand for a word, itself among them. */
const EQUAL_TO = new Map<string, readonly string[]>()
for (const word of EQUAL_WORDS.flat()) {
  EQUAL_TO.set(word, EQUAL_WORDS.filter((equal) => equal.includes(word)).flat())
}

/** Left out of a search beside other words. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(['a', 'an', 'and', 'at', 'in', 'of', 'on', 'the', 'to'])

/** The counties of New Jersey whose names are one word, in the form in which words are compared. */
const COUNTY_NAMES: ReadonlySet<string> = new Set(
  (
    'atlantic bergen burlington camden cumberland essex gloucester hudson hunterdon mercer middlesex monmouth morris ' +
    'ocean passaic salem somerset sussex union warren'
  ).split(' '),
)

/** 'Bergen County' as one word; no other word has the plus sign. */
const asCounty = (name: string): string => `${name}+county`

/** Longest word that is compared, UTF-16 units; the rest is cut off. PostgreSQL limits a lexeme to 2 KB. */
const MAX_WORD = 60

/**
 * The words of a text in the form in which they are compared: runs of letters and digits, in lower case, in Unicode's
 * compatibility decomposition (NFKD), without accents and apostrophes. 'Café' is 'cafe', 'O’Hara' is 'ohara'.
 */
export function wordsOf(text: string): string[] {
  if (IS_ASCII.test(text))
    return cut(
      text
        .replace(/['`]/g, '')
        .toLowerCase()
        .match(/[a-z0-9]+/g),
    )
  // The acute accent alone decomposes to a space.
  const joined = text.toWellFormed().replace(/['’‘ʼ`´]/g, '')
  const folded = joined
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
  return cut(folded.match(/[\p{L}\p{N}]+/gu))
}

/** Most texts are: they have no accents and are their own decomposition. */
const IS_ASCII = /^[\0-\x7f]*$/

const cut = (words: readonly string[] | null): string[] =>
  (words ?? []).map((word) => (word.length > MAX_WORD ? word.slice(0, MAX_WORD).toWellFormed() : word))

/** Each word with those that stand for it, and 'nj' beside 'new jersey'. */
function withEqualWords(words: readonly string[]): string[] {
  const all = [...words]
  for (const [at, word] of words.entries()) {
    const equal = EQUAL_TO.get(word)
    if (equal) all.push(...equal)
    if (word === 'jersey' && words[at - 1] === 'new') all.push('nj')
  }
  return all
}

/** What is searched of a home (specification section 5). */
export type SearchedFields = Pick<ListingSummary, 'title' | 'address' | 'county'>

/** A home doesn't change, and a search asks for its words once for every option that it counts. */
const WORDS_OF_HOMES = new WeakMap<SearchedFields, readonly string[]>()

function knownWords(home: SearchedFields): readonly string[] {
  const known = WORDS_OF_HOMES.get(home) ?? homeWords(home)
  WORDS_OF_HOMES.set(home, known)
  return known
}

/** The words that a home is found by, each once: those of title, address and county, those equal to them, and the county as one word. */
export function homeWords({ title, address, county }: SearchedFields): string[] {
  const fields = [title, address, county].flatMap((field) => withEqualWords(wordsOf(field)))
  const [name, ...rest] = wordsOf(county)
  const asOne = name !== undefined && rest.length === 0 ? [asCounty(name)] : []
  return [...new Set([...fields, ...asOne])]
}

/** The words that one way of reading a text asks for: all of them, the last one as the beginning of a word. */
export type WantedWords = readonly [first: string, ...others: string[]]

/**
 * The ways to read a text as words, of which a home must meet one. 'Bergen county' is the county and nothing else; while the
 * last word may still become 'county' it is read both ways. Empty for a text without words.
 */
export function readWords(text: string): readonly WantedWords[] {
  const words = joinPairs(wordsOf(text))
  const telling = words.filter((word) => !FUNCTION_WORDS.has(word))
  const [first, ...others] = telling.length > 0 ? telling : words
  if (first === undefined) return []
  const wanted: WantedWords = [first, ...others]
  const [name = '', last = ''] = wanted.slice(-2)
  const isCountyBegun = wanted.length > 1 && COUNTY_NAMES.has(name) && 'county'.startsWith(last)
  if (!isCountyBegun) return [wanted]
  return [
    wanted,
    [...wanted.slice(0, -2), asCounty(name).slice(0, name.length + 1 + last.length)] as unknown as WantedWords,
  ]
}

/** 'bergen', 'county' as one word, and 'new', 'jersey' as 'nj'. */
function joinPairs(words: readonly string[]): string[] {
  const result: string[] = []
  for (const word of words) {
    const before = result.at(-1) ?? ''
    if (word === 'county' && COUNTY_NAMES.has(before)) result.splice(-1, 1, asCounty(before))
    else if (word === 'jersey' && before === 'new') result.splice(-1, 1, 'nj')
    else result.push(word)
  }
  return result
}

/** Whether a home has the words of a text: the rule that is added to the specification's (L-04). */
export function hasWords(home: SearchedFields, text: string): boolean {
  const readings = readWords(text)
  if (readings.length === 0) return false
  const words = knownWords(home)
  return readings.some((wanted) => {
    const last = wanted.at(-1)!
    return wanted.slice(0, -1).every((word) => words.includes(word)) && words.some((word) => word.startsWith(last))
  })
}
