import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide'
import { useRef, useState, type KeyboardEvent } from 'react'
import { COUNTY_INFO, type CountyInfo } from '#content/counties.ts'
import { formatDay } from '#domain/day-text.ts'
import { formatDollars } from '#domain/money/money.ts'
import { Photo } from '#ui/photo/photo.tsx'
import { verticalTabAfterKey } from '#ui/primitives/cyclic-index.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import type { OwnCountyText } from './agency-words-query.ts'

const tabId = (county: CountyInfo) => `county-${county.name}`
const panelId = (county: CountyInfo) => `county-${county.name}-panel`

/** Tabs of the seven counties (H-05), each with a picture, a text and figures. */
export function CountyExplorer({ own }: { own: readonly OwnCountyText[] }) {
  const [selected, setSelected] = useState(0)
  const tabs = useRef<(HTMLButtonElement | null)[]>([])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = verticalTabAfterKey(event.key, selected, COUNTY_INFO.length)
    if (next === null) return
    event.preventDefault()
    setSelected(next)
    tabs.current[next]?.focus()
  }

  return (
    <section aria-labelledby="counties-title" className="section-space">
      <div className="container-page">
        <h2 id="counties-title" className="section-title">
          Find your county
        </h2>
        <div className="mt-5 lg:mt-6 lg:grid lg:grid-cols-[184px_1fr] lg:gap-12">
          <div role="tablist" aria-label="Counties" className="county-tabs">
            {COUNTY_INFO.map((county, index) => (
              <button
                key={county.name}
                ref={(element) => {
                  tabs.current[index] = element
                }}
                type="button"
                role="tab"
                id={tabId(county)}
                aria-selected={index === selected}
                aria-controls={panelId(county)}
                tabIndex={index === selected ? 0 : -1}
                onClick={() => setSelected(index)}
                onKeyDown={onKeyDown}
                className="county-tab display"
              >
                {county.name}
              </button>
            ))}
          </div>
          <div className="county-panels">
            {COUNTY_INFO.map((county, index) => (
              <CountyPanel
                key={county.name}
                county={{ ...county, ...own.find(({ name }) => name === county.name) }}
                shown={index === selected}
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

/** All panels share one grid cell, so that switching doesn't move what is below. */
function CountyPanel({ county, shown }: { county: CountyInfo & Partial<OwnCountyText>; shown: boolean }) {
  const { name, description, picture, stats, average } = county
  return (
    <div
      role="tabpanel"
      id={panelId(county)}
      aria-labelledby={tabId(county)}
      tabIndex={shown ? 0 : undefined}
      className="county-panel"
      data-shown={shown || undefined}
    >
      <div
        className="aspect-3/2 overflow-hidden rounded-lg max-sm:aspect-9/4"
        style={{ backgroundColor: picture.color ?? undefined }}
      >
        {shown && <Photo picture={picture} sizes="(width >= 48rem) 480px, 92vw" className="size-full" />}
      </div>
      <div className="flex flex-col">
        <h3 className="display text-xl">{name} County</h3>
        <p className="mt-2 text-sm text-ink-soft">{description}</p>
        <dl className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-2 min-[22rem]:flex-nowrap lg:justify-start lg:gap-x-8">
          {average && <Stat term="Average home price" value={formatDollars(average.price)} />}
          <Stat term="Population" value={stats.population} />
          <Stat term="Municipalities" value={stats.towns} />
        </dl>
        {average?.from && (
          <p className="mt-2 text-sm text-ink-soft">
            Average: {average.from.source}, {formatDay(average.from.date)}
          </p>
        )}
        <div className="mt-3 flex flex-wrap gap-x-6">
          <Link
            to="/listings"
            search={{ county: name }}
            className="link inline-flex min-h-11 items-center gap-2 font-medium"
          >
            Homes in {name} County <Icon of={ArrowRight} size={18} />
          </Link>
          <Link
            to="/listings"
            search={{ market: 'rent', county: name }}
            className="link inline-flex min-h-11 items-center font-medium"
          >
            Homes for rent
          </Link>
          <Link
            to="/counties/$county"
            params={{ county: name.toLowerCase() }}
            className="link inline-flex min-h-11 items-center font-medium"
          >
            Towns of {name} County
          </Link>
        </div>
      </div>
    </div>
  )
}

function Stat({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-xs text-ink-soft">{term}</dt>
      <dd className="display text-xl tabular-nums">{value}</dd>
    </div>
  )
}
