import type { ListingSummary } from '#domain/listing/listing.ts'
import { checkedText } from './checked-text.ts'

/** What the checks know of a home that was shown or read out. */
export type ToldHome = Pick<
  ListingSummary,
  'id' | 'title' | 'address' | 'city' | 'county' | 'price' | 'beds' | 'baths' | 'squareFeet' | 'office'
> &
  Partial<Pick<ListingSummary, 'features' | 'status' | 'listedOn' | 'availableOn' | 'openHouses' | 'priceReduction'>>

/** Where a line names a home. */
export interface Mention {
  home: ToldHome
  start: number
  end: number
  /** By its town. */
  byTown: boolean
}

const ORDINALS: readonly RegExp[] = [
  /\b(?:first|1st|number one|primera|primer|primero)(?: (?:one|home|house|apartment|condo|option|listing|casa|vivienda|opcion))?\b(?! (?:floor|month|time|step|home|purchase|payment|of all|mes|piso|paso|vez))/g,
  /\b(?:second|2nd|number two|segunda|segundo)(?: (?:one|home|house|apartment|option|casa|vivienda|opcion))?\b(?!-| (?:unit|kitchen|bath|bathroom|family|entrance|living|floor|month|time|step|bedroom|mes|piso))/g,
  /\b(?:third|3rd|number three|tercera|tercer|tercero)(?: (?:one|home|house|apartment|option|casa|vivienda|opcion))?\b(?! (?:floor|month|time|step|party|of|piso))/g,
]
/** Words of titles that name no home by themselves. */
const COMMON = new Set(
  'with from above over near under home house homes room rooms bedroom bedrooms large small full front back corner floor level street new york jersey county deep great open garage porch yard view views bright sunny modern renovated two one three four first second third'.split(
    ' ',
  ),
)

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const matchesOf = (line: string, name: string): { start: number; end: number }[] =>
  name.length < 3
    ? []
    : [
        ...line.matchAll(
          new RegExp(`(?<![a-z\\d]${/^\d/.test(name) ? '' : '|\\d[a-z]? '})${escaped(name)}(?![a-z\\d])`, 'g'),
        ),
      ].map(({ 0: text, index }) => ({
        start: index,
        end: index + text.length,
      }))

interface HomeNames {
  home: ToldHome
  /** Title and address, whose numbers are no claims. */
  whole: string[]
  words: string[]
  town: string | null
}

/** The names that tell these homes apart. */
export function namesOf(homes: readonly ToldHome[]): HomeNames[] {
  const lines = homes.map(({ title, address }) => ({
    title: checkedText(title).line,
    parts: checkedText(address)
      .line.split(',')
      .map((part) => part.trim()),
  }))
  const words = lines.map(
    ({ title }) => new Set(title.split(/[^a-z]+/).filter((word) => word.length > 3 && !COMMON.has(word))),
  )
  return homes.map((home, index) => {
    const { title, parts } = lines[index]!
    const street = parts[0]!
    const own = [...words[index]!].filter((word) => words.every((other, at) => at === index || !other.has(word)))
    const town = checkedText(home.city).line
    const isAlone = homes.every((other) => other === home || checkedText(other.city).line !== town)
    const whole = [
      parts.join(', '),
      `${street}, ${parts[1] ?? ''}`,
      title,
      street,
      street.replace(/^\d+\S* /, ''),
      ...parts.filter((part) => /\d/.test(part)),
    ]
    return {
      home,
      whole: whole.filter((name) => name.length > 3),
      words: own.filter((word) => word !== town),
      town: isAlone && town ? town : null,
    }
  })
}

/** The homes that a line names, in its order, and the line with their names and addresses masked. */
export function mentionsIn(line: string, names: readonly HomeNames[]): { mentions: Mention[]; masked: string } {
  const mentions: Mention[] = []
  let masked = line
  for (const { home, whole } of names) {
    for (const name of whole) {
      for (const { start, end } of matchesOf(masked, name)) {
        mentions.push({ home, start, end, byTown: false })
        masked = masked.slice(0, start) + '_'.repeat(end - start) + masked.slice(end)
      }
    }
  }
  names.forEach(({ home, words, town }, index) => {
    for (const word of words) for (const at of matchesOf(masked, word)) mentions.push({ home, ...at, byTown: false })
    if (town) for (const at of matchesOf(masked, town)) mentions.push({ home, ...at, byTown: true })
    if (names.length > 1 && ORDINALS[index])
      for (const { 0: text, index: start } of masked.matchAll(ORDINALS[index]))
        mentions.push({ home, start, end: start + text.length, byTown: false })
  })
  return { mentions: mentions.sort((a, b) => a.start - b.start), masked }
}
