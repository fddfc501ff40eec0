import { COUNTY_INFO } from '#content/counties.ts'
import { COUNTIES, type County } from '#domain/geo/county.ts'
import { TEXTS } from './answer-text.ts'
import { turn, type Turn } from './talk.ts'
import { answerWithTool, type TurnInput } from './turn-input.ts'

/** Gives the figures of a county. */
export function county(input: TurnInput): Promise<Turn> | Turn {
  const { talk, read } = input
  const name = read.county ?? talk.filters.county
  return name ? answerWithTool(input, talk, 'county_facts', { county: name }) : turn(talk, TEXTS.whichCounty)
}

/** Compares counties or ranks them by price; null if the sentence asks for neither. */
export async function countiesTogether(input: TurnInput): Promise<Turn | null> {
  const { talk, said } = input
  const counties = countiesCompared(said)
  if (counties.length === 0) return asksCheapestCounty(said) ? turn(talk, countiesByPrice()) : null
  const turns: Turn[] = []
  for (const name of counties) turns.push(await answerWithTool(input, talk, 'county_facts', { county: name }))
  return turn(talk, turns.map(({ say }) => say).join(' '), {
    shown: turns.flatMap(({ shown }) => shown),
    sources: turns.flatMap(({ sources }) => sources),
  })
}

const isNamed = (county: County, said: string): boolean => new RegExp(`\\b${county}\\b`, 'i').test(said)

/** The counties to compare; empty if the sentence compares none. */
function countiesCompared(said: string): County[] {
  if (!/\b(?:compare|compared|difference|versus|vs)\b/i.test(said)) return []
  const named = COUNTIES.filter((county) => isNamed(county, said))
  return named.length > 1 ? named : []
}

/** Whether counties are to be ranked by price, the only ranking of counties there is (fair housing). */
const asksCheapestCounty = (said: string): boolean =>
  /\b(?:which|what)\b.*\bcount(?:y|ies)\b/i.test(said) &&
  !COUNTIES.some((county) => isNamed(county, said)) &&
  /\b(?:cheap(?:est|er)?|(?:most|least) (?:affordable|expensive)|lowest|highest)\b/i.test(said)

const dollarsOf = (price: string): number => Number(price.replaceAll(/\D/g, ''))

/** 'By average home price: Warren $330,000, Sussex $350,000, …' */
const countiesByPrice = (): string =>
  `By average home price, from low to high: ${COUNTY_INFO.toSorted(
    (a, b) => dollarsOf(a.stats.avgPrice) - dollarsOf(b.stats.avgPrice),
  )
    .map(({ name, stats }) => `${name} ${stats.avgPrice}`)
    .join(', ')}.`
