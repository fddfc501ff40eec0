import type { ListingSummary } from '#domain/listing/listing.ts'

/** Words that don't tell one home's title, town or street from another's. */
const PLAIN = new Set(
  'with home house near from that this have what about street avenue road lane drive place court terrace which listed does cost costs more less'.split(
    ' ',
  ),
)

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3 && !PLAIN.has(word))

const ownWords = ({ title, city, address }: ListingSummary): ReadonlySet<string> =>
  new Set(wordsOf(`${title} ${city} ${address.split(',')[0]}`))

/** Words of titles that visitors ask any home for: 'is there a train from there', 'is the basement finished'. */
const ASKED_OF_ANY = new Set('train park yard deep quiet views view river city downtown basement finished'.split(' '))

/**
 * The home that most words of a sentence name, by title, town or street; null if none or several are. What any home may have
 * names one beside another word, or where the sentence describes a home.
 */
export function homeNamed(
  said: string,
  homes: readonly ListingSummary[],
  { describes = true } = {},
): ListingSummary | null {
  const all = [...new Set(wordsOf(said))]
  const ownOfAny = new Set(homes.flatMap((home) => [...ownWords(home)]))
  const isNamed = describes || all.some((word) => ownOfAny.has(word) && !ASKED_OF_ANY.has(word))
  const words = isNamed ? all : all.filter((word) => !ASKED_OF_ANY.has(word))
  const named = homes.map((home) => {
    const own = ownWords(home)
    return { home, count: words.filter((word) => own.has(word)).length }
  })
  const most = Math.max(0, ...named.map(({ count }) => count))
  const best = named.filter(({ count }) => count === most)
  return most > 0 && best.length === 1 ? best[0]!.home : null
}

/** Every home that a word of a sentence names and no other of these: 'the colonial or the tudor'. */
export function homesNamed(said: string, homes: readonly ListingSummary[]): ListingSummary[] {
  const all = homes.map((home) => ({ home, own: ownWords(home) }))
  const named = wordsOf(said).flatMap((word) => {
    const by = all.filter(({ own }) => own.has(word))
    return by.length === 1 ? [by[0]!.home] : []
  })
  return [...new Map(named.map((home) => [home.id, home])).values()]
}

const AMOUNT = /(\$)?\s?(\d[\d,]*(?:\.\d+)?)\s?(k|thousand|grand|mil|m|million|millones|millón)?(?![\d%\p{L}])/giu
/** How far a price may be from the amount said, as a share of it. */
const NEARLY = 0.03

/** The home with about the price that a sentence says: 'the 500k one'; null if none or several have. */
export function homePriced(said: string, homes: readonly ListingSummary[]): ListingSummary | null {
  const amounts = [...said.matchAll(AMOUNT)].map(amountOf).filter((amount) => amount >= 500)
  const priced = homes.filter(({ price }) =>
    amounts.some(
      (amount) =>
        Math.abs(price - amount) <= amount * NEARLY || Math.abs(price - amount * 1000) <= amount * 1000 * NEARLY,
    ),
  )
  return priced.length === 1 ? priced[0]! : null
}

function amountOf([, , digits, unit]: RegExpExecArray): number {
  const number = Number(digits!.replaceAll(',', ''))
  if (!unit) return number
  return /^(?:m|million|millones|millón)$/i.test(unit) ? number * 1_000_000 : number * 1000
}

/** The home with the features that words describe: 'with a pool'; null if none or several have them. */
export function homeWith(described: string, homes: readonly ListingSummary[]): ListingSummary | null {
  const words = wordsOf(described)
  const having = homes.filter(({ features }) => {
    const own = wordsOf(features.join(' '))
    return words.length > 0 && words.every((word) => own.some((feature) => feature.startsWith(word.replace(/s$/, ''))))
  })
  return having.length === 1 ? having[0]! : null
}
