import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { townCounty, townName } from '#domain/geo/town.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { TownFigures } from '#domain/money/town-figures.ts'
import { townParams } from '#domain/town/town-slug.ts'
import { FigureAge } from '#ui/listing/figure-age.tsx'
import { STEP_NAMES } from './afford-words.ts'
import type { IncomeReach } from './income-reach.ts'

/** Every town as a row, by county and name; folded, and rendered once it is opened. */
export function AllTowns({ figures, reach }: { figures: TownFigures; reach: IncomeReach }) {
  const [open, setOpen] = useState(false)
  const { value: towns, asOf } = figures.towns
  return (
    <details className="all-towns" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>All {towns.length} towns</summary>
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways by the keyboard
        <section aria-label="All towns" tabIndex={0} className="overflow-x-auto">
          <table className="reach-table">
            <caption className="sr-only">What you could pay in each town and its median sale price</caption>
            <thead>
              <tr>
                <th scope="col">Town</th>
                <th scope="col">You could pay about</th>
                <th scope="col">Median sale since 2024</th>
                <th scope="col">Your budget</th>
              </tr>
            </thead>
            <tbody>
              {towns.map(({ town, medianSale }, at) => (
                <tr key={town}>
                  <th scope="row">
                    <Link to="/towns/$county/$town" params={townParams(town)} className="link homes-in">
                      {townName(town)}
                    </Link>{' '}
                    <span className="font-normal text-ink-soft">{townCounty(town)}</span>
                  </th>
                  <td>{formatDollars(reach.towns[at]!.price.displayPrice)}</td>
                  <td>{medianSale ? formatDollars(medianSale.price) : 'Too few sales'}</td>
                  <td>{STEP_NAMES[reach.towns[at]!.step]}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-3 text-xs text-ink-soft">
            {`Property tax is estimated from each town’s ${asOf} average. We show no median for towns with fewer than 15 recorded sales.`}
            <FigureAge figure={figures.towns} name="Tax bills are" />
          </p>
        </section>
      )}
    </details>
  )
}
