import { COUNTIES, type County } from '#domain/geo/county.ts'
import type { Grammar } from '#language/grammar.ts'
import { turn, type Turn } from './talk.ts'
import { answerWithTool, type TurnInput } from './turn-input.ts'

/** Gives the figures of a county. */
export function county(input: TurnInput): Promise<Turn> | Turn {
  const { talk, read, context } = input
  const name = read.county ?? talk.filters.county
  return name
    ? answerWithTool(input, talk, 'county_facts', { county: name })
    : turn(talk, context.phrases.answers.whichCounty)
}

/** Compares counties or ranks them by price; null if the sentence asks for neither. */
export async function countiesTogether(input: TurnInput): Promise<Turn | null> {
  const { talk, said, context } = input
  const counties = countiesCompared(said, context.grammar)
  if (counties.length === 0)
    return asksCheapestCounty(said, context.grammar) ? turn(talk, context.phrases.county.byPrice()) : null
  const turns: Turn[] = []
  for (const name of counties) turns.push(await answerWithTool(input, talk, 'county_facts', { county: name }))
  return turn(talk, turns.map(({ say }) => say).join(' '), {
    shown: turns.flatMap(({ shown }) => shown),
    sources: turns.flatMap(({ sources }) => sources),
  })
}

const isNamed = (county: County, said: string): boolean => new RegExp(`\\b${county}\\b`, 'i').test(said)

/** The counties to compare; empty if the sentence compares none. */
function countiesCompared(said: string, { words }: Grammar): County[] {
  if (!words.comparesCounties.test(said)) return []
  const named = COUNTIES.filter((county) => isNamed(county, said))
  return named.length > 1 ? named : []
}

/** Whether counties are to be ranked by price, the only ranking of counties there is (fair housing). */
const asksCheapestCounty = (said: string, { words }: Grammar): boolean =>
  !COUNTIES.some((county) => isNamed(county, said)) && words.cheapestCounty.every((pattern) => pattern.test(said))
