import type { Market } from '#domain/money/money.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Sentence, type Span } from '../sentence.ts'
import { FILTER_WORDS } from './filter-words.ts'

export const MONTHLY = '(?:(?:al|por|cada|el|/) mes|mensual(?:es)?|mensualmente|a month|/ mes)'
const RENT_WORD =
  '(?:rent(?:a|ar|o|as|ando|arla|arlo|amos|ada)|alquil(?:ar|er|eres|o|amos|ando|arla|ada)|arriend(?:o|os|a|e)|arrend(?:ar|ando|amos|arla)|for rent|rent|rentals?|lease)'
const RENT = phrase(
  `(?:(?:para|de|en|a|por|la|el|mejor|con|una|un) )*${RENT_WORD}(?: (?:en vez de|en lugar de|no) (?:comprar|compra|venta))?`,
)
const BUY_WORD = '(?:compr(?:a|ar|arla|arlo|o|e|ando|amos|arme|arnos)|venta|for sale|buy|adquirir|compradora?)'
const SALE = phrase(
  `(?:(?:para|de|en|a|por|la|el|la|mejor|primer|una|un) )*${BUY_WORD}(?: (?:en vez de|en lugar de|no) (?:rentar|renta|alquilar|alquiler|arrendar))?`,
)
const RENT_DENIED = phrase(
  `(?:no|en vez de|en lugar de|dejar de|cansad[oa]s? de)(?: (?:quiero|queremos|es|para))* ${RENT_WORD}`,
)
/** 'Alquilar, no comprar'. */
const BUY_DENIED = phrase(
  `(?:(?:para|de|en|a|quiero|busco) )*${RENT_WORD}(?: (?:,|[.]|y|pero))* (?:no|nunca)(?: (?:quiero|queremos|es|para|de))* ${BUY_WORD}`,
)

/** Who buys to let a part: 'vivo en uno y rento el otro', 'para rentar el basement'. */
const LETS = phrase(
  `(?:(?:para|y|poder|luego|despues|asi|le|les|se|lo|la) )*(?:rent(?:o|ar|arlo|arla|amos|e)|alquil(?:o|ar|arlo|arla|amos|e))(?= (?:(?:el|la|los|las|un|una|a) )*(?:otr[oa]s?(?: (?:lado|piso|unidad|apartamento|mitad))?|segundo piso|primer piso|de (?:arriba|abajo)|piso de (?:arriba|abajo)|basement|sotano|atico|inquilinos?|resto|parte de (?:arriba|abajo)) )`,
)

/** Takes the words of a buyer who means to let a part: they are no wish to rent. */
export const takeLetting = (sentence: Sentence): boolean => sentence.takes(LETS)

/** The market that the sentence speaks of, before its words are taken. */
export function marketSaid(reading: Reading): Market {
  const code = reading.sentence.code()
  if (reading.plain.market) return reading.plain.market
  // 'Alquilar, no comprar' and 'comprar, no alquilar' say both.
  if (code.search(BUY_DENIED) >= 0) return 'rent'
  if (code.search(RENT) >= 0 && code.search(SALE) < 0) return 'rent'
  return code.search(SALE) >= 0 ? 'sale' : reading.inForce.market
}

/** Reads the market; 'al mes' alone is left for the amount it belongs to. */
export function readMarket(reading: Reading): void {
  const { sentence } = reading
  const isMonthly = new RegExp(`[#=]\\d+ ${MONTHLY} `).test(sentence.code())
  const mark = (market: Market) => (_: RegExpExecArray, span: Span) => {
    reading.set({ market })
    reading.part('market', market === 'rent' ? FILTER_WORDS.market.chip('rent', 'rent') : 'En venta', span)
  }
  if (isMonthly) reading.set({ market: 'rent' })
  sentence.take(BUY_DENIED, mark('rent'))
  sentence.take(SALE, mark('sale'))
  if (sentence.takes(RENT_DENIED)) reading.set({ market: 'sale' })
  sentence.take(RENT, (match, span) => {
    // 'Rentar, no comprar' and 'comprar en vez de rentar' say both.
    if (reading.plain.market === 'sale' && !/ (?:no|de) (?:compr|venta)/.test(match[0]) && !/mejor/.test(match[0]))
      return
    mark('rent')(match, span)
  })
}
