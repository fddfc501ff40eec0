import type { Sentence } from './sentence.ts'
import type { Intent, SpokenMoney } from './understanding.ts'

/** The least that is a price, and the range of a rent, US dollars. */
const LEAST_PRICE = 50_000
const RENTS = { least: 400, most: 20_000 }

const OF_RENT: ReadonlySet<Intent> = new Set(['move-in-cost', 'rent-benchmark'])
const OF_SALE: ReadonlySet<Intent> = new Set(['monthly-cost', 'cash-to-close'])

/**
 * The price or rent that a question of cost names by itself; the largest number of the code that can be one. `shortPrice`:
 * where a price is said in thousands, 'a house of 450'.
 */
export function costNamed(sentence: Sentence, code: string, intent: Intent, shortPrice: RegExp): SpokenMoney | null {
  const kind = OF_RENT.has(intent) ? 'rent' : OF_SALE.has(intent) ? 'price' : null
  if (kind === null) return null
  const fits = (amount: number) =>
    kind === 'price' ? amount >= LEAST_PRICE : amount >= RENTS.least && amount <= RENTS.most
  const amounts = [...code.matchAll(/[#=](\d+)/g)].map(([, index]) => sentence.number(index)?.value ?? 0)
  const short = kind === 'price' ? [...code.matchAll(shortPrice)].map((match) => inThousands(sentence, match)) : []
  const amount = Math.max(0, ...amounts.filter(fits), ...short)
  return amount > 0 ? { kind, amount } : null
}

/** US dollars of a price said in thousands; 0 for a number that isn't said so. */
function inThousands(sentence: Sentence, [, index]: RegExpExecArray): number {
  const number = sentence.number(index)
  const isShort = number && !number.isFull && !number.isMoney && number.value >= 100 && number.value < 2000
  return isShort ? number.value * 1000 : 0
}

/** Whether the number that a match names is a price: a whole one, or one in thousands. */
export const isPrice = (sentence: Sentence, match: RegExpExecArray): boolean =>
  (sentence.number(match[1])?.value ?? 0) >= LEAST_PRICE || inThousands(sentence, match) > 0
