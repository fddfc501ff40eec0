import { WORDS } from './answer-text.ts'
import { spoken, type Asked } from './asked.ts'
import { asksCheapestCounty, countiesByPrice, countiesCompared } from './county-comparison.ts'
import { turn, type Turn } from './talk.ts'

/** The figures of a county. */
export function county(asked: Asked): Promise<Turn> | Turn {
  const { talk, read } = asked
  const name = read.county ?? talk.filters.county
  return name ? spoken(asked, talk, 'county_facts', { county: name }) : turn(talk, WORDS.whichCounty)
}

/** Counties beside each other, or by their prices; null where the sentence asks for neither. */
export async function countiesTogether(asked: Asked): Promise<Turn | null> {
  const { talk, said } = asked
  const counties = countiesCompared(said)
  if (counties.length === 0) return asksCheapestCounty(said) ? turn(talk, countiesByPrice()) : null
  const turns: Turn[] = []
  for (const name of counties) turns.push(await spoken(asked, talk, 'county_facts', { county: name }))
  return turn(talk, turns.map(({ say }) => say).join(' '), {
    shown: turns.flatMap(({ shown }) => shown),
    sources: turns.flatMap(({ sources }) => sources),
  })
}
