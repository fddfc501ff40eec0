import { DAYS_OPTIONS } from '#domain/search/filters/days.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Sentence, type Span } from '../sentence.ts'
import { setEnds } from './figure-ends.ts'
import { AT_LEAST, AT_MOST } from './figures.ts'
import { FILTER_WORDS } from './filter-words.ts'

const DAYS_OF: Readonly<Record<string, number>> = { dia: 1, semana: 7, mes: 30, ano: 365 }
/** The days of a count and its unit: 'dos semanas' is 14. */
const daysIn = (sentence: Sentence, count: string | undefined, unit: string): number =>
  (sentence.number(count)?.value ?? 1) * DAYS_OF[unit.replace(/e?s$/, '')]!

const LISTED =
  '(?:(?:publicad[oa]s?|nuev[oa]s?|listad[oa]s?|(?:que |lo que |las que )?(?:salieron|entraron|pusieron|han salido|hayan? salido|salgan?|salio|entro|aparecieron|publicaron)|en el mercado|puest[oa]s?)(?: (?:en|desde|hace|de|durante|a la venta|dentro|menos|el|los|las|ultim[oa]s|mercado|nuev[oa]s?))* )'
const DAYS = phrase(
  `${LISTED}(?:(?:los|las|la|el|est[aeo]s?|ultim[oa]s?|pasad[oa]s?) )*(?:<n> )?(?:(?:ultim[oa]s?) )?(dias?|semanas?|mes(?:es)?)(?: pasad[oa])?`,
)
const SINCE = phrase(`${LISTED}(ayer|hoy|esta semana|este mes)`)
const SINCE_DAYS: Readonly<Record<string, number>> = { ayer: 1, hoy: 1, 'esta semana': 7, 'este mes': 30 }

/** Reads how long homes have been on the market: the nearest choice that is not shorter. */
export function readDays(reading: Reading): void {
  const { sentence } = reading
  sentence.take(SINCE, (match, span) => setDays(reading, SINCE_DAYS[match[1]!]!, span))
  sentence.take(DAYS, ([, count, unit], span) => setDays(reading, daysIn(sentence, count, unit!), span))
}

function setDays(reading: Reading, asked: number, span: Span): void {
  const longest = DAYS_OPTIONS.at(-1)!
  const days = DAYS_OPTIONS.find((option) => option >= asked) ?? longest
  if (asked > longest) reading.limit(span, `Puede buscar hasta ${longest} días atrás.`)
  reading.set({ days })
  reading.part('days', FILTER_WORDS.days.chip(days, 'sale'), span)
}

const ON_MARKET = '(?:en el mercado|public\\S+|a la venta)'
const BEEN = '(?:(?:con|que|lleven|llevan|lleva|hace|tengan) )*'
const COUNT = '(?:<n>|un) (dias?|semanas?|mes(?:es)?|anos?)'
const marketDays = (end: string, behind: string) =>
  phrase(`${BEEN}${end} ${COUNT} ${ON_MARKET}|${BEEN}${COUNT} ${behind} ${ON_MARKET}`)
const BETWEEN = phrase(`${BEEN}(?:entre |de )?<n> (?:a|y) <n> (dias|semanas|meses|anos) ${ON_MARKET}`)
const MARKET_DAYS = {
  min: marketDays(`(?<! no (?:[a-z]+ )?)${AT_LEAST}`, 'o mas'),
  max: marketDays(`(?:no (?:lleven?|llevan|tengan|esten) mas de|${AT_MOST})`, 'o menos'),
}

/** Reads how many days homes have been on the market. */
export function readMarketDays(reading: Reading): void {
  const { sentence } = reading
  sentence.take(BETWEEN, ([, from, to, unit], span) =>
    setEnds(reading, 'marketDays', { min: daysIn(sentence, from, unit!), max: daysIn(sentence, to, unit!) }, span),
  )
  for (const end of ['min', 'max'] as const)
    sentence.take(MARKET_DAYS[end], (match, span) => {
      const days = daysIn(sentence, match[1] ?? match[3], (match[2] ?? match[4])!)
      return setEnds(reading, 'marketDays', { min: null, max: null, [end]: days }, span)
    })
}
