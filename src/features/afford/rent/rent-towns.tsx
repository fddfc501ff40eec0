import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { datedTimetable } from '#domain/commute/timetable-name.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { townMinutes, type TownRide } from '#domain/commute/town-minutes.ts'
import { workPlaceName } from '#domain/commute/work-place.ts'
import { countOf } from '#domain/count.ts'
import { townCounty, townName } from '#domain/geo/town.ts'
import { formatDollars } from '#domain/money/money.ts'
import { roundedRent, type RentBudget } from '#domain/money/rent-budget.ts'
import type { RentControlAnswer } from '#domain/money/rent-control.ts'
import type { RentFigures, RentTown } from '#domain/money/rent-figures.ts'
import type { RenterAnswers } from '#domain/money/renter-form.ts'
import { townParams } from '#domain/town/town-slug.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import { FigureAge } from '#ui/listing/figure-age.tsx'
import { useToday } from '#ui/listing/use-today.ts'

interface RentTownsProps {
  figures: RentFigures
  budget: RentBudget
  answers: RenterAnswers
  place: string | null
  /** Null until it is there. */
  timetable: Timetable | null
}

/** Without a size, benchmarks are shown for two bedrooms. */
const USUAL_BEDROOMS = 2
const SIZES = ['a studio', 'one bedroom', 'two bedrooms', 'three bedrooms', 'four bedrooms']
/** Rows that are shown at first. */
const SHOWN = 12

const CONTROL: Readonly<Record<RentControlAnswer, string>> = {
  yes: 'Yes',
  no: 'No',
  listed: 'Maybe: ask',
  'not-checked': 'Not checked',
}

interface Row extends RentTown {
  ride: TownRide | null
  /** Rent and utilities reach the lowest benchmark in the town. */
  fits: boolean
}

/** The towns by HUD's benchmark and the minutes to work: those within the numbers first. */
export function RentTowns({ figures, budget, answers, place, timetable }: RentTownsProps) {
  // Where a browser has sent the figures, it may have nothing that unfolds the rest.
  const [all, setAll] = useState(useSentForm('afford-rent') !== null)
  const today = useToday()
  const bedrooms = answers.renter.bedrooms ?? USUAL_BEDROOMS
  const { minutes } = answers.renter
  const rides = place !== null && timetable ? townMinutes(place, timetable) : null
  // HUD's rents have utilities in them: so has what the income allows.
  const gross = grossOf(budget)
  const rows = figures.towns.value
    .map((town): Row => ({
      ...town,
      ride: rides?.get(town.town) ?? null,
      fits: gross === null || town.low[bedrooms]! <= gross,
    }))
    .filter(({ ride }) => rides === null || minutes === null || (ride !== null && ride.minutes <= minutes))
    .toSorted(
      (a, b) => Number(b.fits) - Number(a.fits) || a.low[bedrooms]! - b.low[bedrooms]! || (a.town < b.town ? -1 : 1),
    )
  const fitting = rows.filter(({ fits }) => fits).length
  const shown = all ? rows : rows.slice(0, SHOWN)
  return (
    <section aria-labelledby="rent-towns">
      <h2 id="rent-towns" className="display text-2xl">
        {gross === null ? 'Rents by town' : `${countOf(fitting, 'town', 'towns')} in your budget`}
      </h2>
      <p className="mt-1 max-w-[68ch] text-sm text-ink-soft">
        {`HUD’s ${figures.fiscalYear} benchmark for ${SIZES[bedrooms]}, utilities included. 40% of standard homes rent for less. Towns with several ZIP codes show a range.`}
        {gross !== null && ` Your limit is ${formatDollars(roundedRent(gross))} with utilities.`}
        <FigureAge figure={figures.towns} name="HUD’s rents are" />
      </p>
      {rows.length === 0 ? (
        <p className="mt-4">No town has a station within {minutes} minutes. Try a longer ride.</p>
      ) : (
        <table className="place-table rent-table">
          <caption className="sr-only">Towns by benchmark rent and minutes to work</caption>
          <thead>
            <tr>
              <th scope="col">Town</th>
              <th scope="col">Benchmark</th>
              {rides && <th scope="col">Train</th>}
              <th scope="col">Rent control</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.town} data-over={row.fits ? undefined : ''}>
                <th scope="row">
                  <Link to="/towns/$county/$town" params={townParams(row.town)} className="link">
                    {townName(row.town)}
                  </Link>{' '}
                  <span className="font-normal text-ink-soft">{townCounty(row.town)}</span>
                </th>
                <td>
                  {benchmarkText(row, bedrooms)}
                  {gross !== null && !row.fits && (
                    <small>{formatDollars(row.low[bedrooms]! - roundedRent(gross))} over</small>
                  )}
                </td>
                {rides && (
                  <td>{row.ride ? `${row.ride.isAbout ? 'about ' : ''}${row.ride.minutes} min` : 'Not provided'}</td>
                )}
                <td>{CONTROL[row.rentControl]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > SHOWN && (
        <button type="button" className="link mt-3 min-h-11 noscript:hidden print:hidden" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${countOf(rows.length, 'town', 'towns')}`}
        </button>
      )}
      {rides && timetable && place !== null && (
        <p className="mt-2 text-xs text-ink-soft">
          {`Typical minutes by train to ${workPlaceName(place, timetable)} from stations in the town: ${datedTimetable(timetable, today)}. Getting to the station isn’t included.`}
        </p>
      )}
    </section>
  )
}

/** With utilities, US dollars a month: by the income, and no more than the savings allow. Null: nothing is given. */
function grossOf({ gross, rent, utilities }: RentBudget): number | null {
  if (rent === null) return null
  return gross === null ? rent + utilities : Math.min(gross, rent + utilities)
}

function benchmarkText({ low, high }: RentTown, bedrooms: number): string {
  const [from, to] = [low[bedrooms]!, high[bedrooms]!]
  return from === to ? formatDollars(from) : `${formatDollars(from)}–${formatDollars(to).slice(1)}`
}
