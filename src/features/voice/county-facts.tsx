import { use } from 'react'
import { COUNTY_INFO } from '#content/counties.ts'
import type { County } from '#domain/geo/county.ts'
import { useAgency } from '#ui/use-agency.ts'
import { TalkWordsContext } from './talk-words.ts'

/** The figures of a county. */
export function CountyFacts({ county }: { county: County }) {
  const words = use(TalkWordsContext)
  const { isSample } = useAgency()
  const { stats } = COUNTY_INFO.find(({ name }) => name === county)!
  return (
    <section aria-label={words.county(county)} className="rounded-lg border border-white/18 p-4">
      <p className="display text-lg">{words.county(county)}</p>
      <dl className="mt-2 space-y-1 text-sm">
        {isSample && <Fact name={words.averagePrice} value={stats.avgPrice} />}
        <Fact name={words.population} value={stats.population} />
        <Fact name={words.municipalities} value={stats.towns} />
      </dl>
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-white/75">{name}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
)
