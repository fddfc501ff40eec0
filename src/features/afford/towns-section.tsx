import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { COUNTIES } from '#domain/geo/county.ts'
import { townCounty, townName, type TownKey } from '#domain/geo/town.ts'
import { formatDollars } from '#domain/money/money.ts'
import { REACH_STEPS } from '#domain/money/reach.ts'
import type { TownFigures } from '#domain/money/town-figures.ts'
import { townParams } from '#domain/town/town-slug.ts'
import { Field, Select } from '#ui/primitives/field.tsx'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import { whenIdle } from '#ui/primitives/when-idle.ts'
import { saleText, STEP_NAMES, taxOrigin } from './afford-words.ts'
import type { IncomeReach } from './income-reach.ts'

const loadMap = () => import('./town-map.lazy.tsx').then((file) => file.TownMap)

interface TownsSectionProps {
  figures: TownFigures
  reach: IncomeReach | null
  town: TownKey | null
  onTown: (town: TownKey | null) => void
}

/** How far the limit reaches in each town: a map with its key, and one town in words. */
export function TownsSection({ figures, reach, town, onTown }: TownsSectionProps) {
  const { Component: TownMap, failed, request } = useLazyComponent(loadMap)
  const load = useEffectEvent(() => void request())
  useEffect(() => void whenIdle().then(() => load()), [])
  return (
    <section id="towns" aria-labelledby="afford-towns">
      <h2 id="afford-towns" className="display text-2xl">
        Where your budget works
      </h2>
      <p className="mt-1 max-w-[62ch] text-sm text-ink-soft">
        Your budget in each town compared with the median sale price since 2024. Town medians say nothing about a single
        home.
      </p>
      <div className="afford-map">
        <div className="noscript:hidden">
          <div className="town-map-place">
            {TownMap && <TownMap reach={reach} town={town} onTown={onTown} />}
            {failed && (
              <p className="text-sm text-ink-soft">We couldn’t load the map. The tables below show the same figures.</p>
            )}
          </div>
          <p className="mt-2 text-xs text-ink-soft">
            <a href="https://www.openstreetmap.org/copyright" rel="noreferrer" className="underline underline-offset-4">
              © OpenStreetMap contributors
            </a>
          </p>
        </div>
        <div>
          <Key reach={reach} />
          <TownPicker figures={figures} reach={reach} town={town} onTown={onTown} />
        </div>
      </div>
    </section>
  )
}

const Key = ({ reach }: { reach: IncomeReach | null }) => (
  <div>
    <h3 className="text-sm font-semibold">Your budget</h3>
    <ul className="reach-key">
      {REACH_STEPS.map((step) => (
        <li key={step}>
          <i data-reach={step} />
          {STEP_NAMES[step]}
          {reach && <b>{reach.counts[step]}</b>}
        </li>
      ))}
    </ul>
    <p className="mt-2 text-xs text-ink-soft">
      Number of towns in each group.{' '}
      <span className="noscript:hidden">On the map: towns you can afford in each county.</span>
    </p>
  </div>
)

function TownPicker({ figures, reach, town, onTown }: TownsSectionProps) {
  const { value: towns, asOf } = figures.towns
  const figure = towns.find((each) => each.town === town)
  const price = reach?.towns.find((each) => each.town === town)?.price
  return (
    <div className="mt-5 border-t border-line pt-4 print:hidden noscript:hidden">
      <Field label="A town">
        {(control) => (
          <Select
            {...control}
            value={town ?? ''}
            onChange={(event) => onTown((event.currentTarget.value || null) as TownKey | null)}
          >
            <option value="">Choose a town</option>
            {COUNTIES.map((county) => (
              <optgroup key={county} label={county}>
                {towns
                  .filter((each) => townCounty(each.town) === county)
                  .map((each) => (
                    <option key={each.town} value={each.town}>
                      {`${townName(each.town)}, ${county}`}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <output className="mt-2 block min-h-[6em] text-sm">
        {figure && (
          <>
            {price && price.displayPrice > 0 && (
              <>
                Up to about <b className="font-semibold">{formatDollars(price.displayPrice)}</b>,{' '}
                {taxOrigin(figure, asOf)}.{' '}
              </>
            )}
            {saleText(figure)}{' '}
            <Link to="/towns/$county/$town" params={townParams(figure.town)} className="link homes-in">
              About {townName(figure.town)}
            </Link>
          </>
        )}
      </output>
    </div>
  )
}
