import type { CSSProperties } from 'react'
import { formatDollars } from '#domain/money/money.ts'
import type { TownPage, TownRents } from '#domain/town/town-page.ts'
import { FigureAge } from '#ui/listing/figure-age.tsx'
import { Fold } from '#ui/primitives/fold.tsx'
import { PlaceSection, WideTable } from './place-section.tsx'
import { zipsText } from './town-words.ts'

const BEDROOMS = ['Studio', '1 bedroom', '2 bedrooms', '3 bedrooms', '4 bedrooms']

/** HUD's benchmark by bedrooms, where it is known: bars for one ZIP code, a table for several. */
export function RentSection({ page }: { page: TownPage }) {
  const { zips, fiscalYear } = page.rents.value
  const [first] = zips
  if (!first) return null
  return (
    <PlaceSection id="renting" topic="Renting" heading="HUD benchmark by bedrooms">
      <div className="folds">
        <Fold title="From a studio to four bedrooms" value={`${fiscalYear}, per month`}>
          {zips.length === 1 ? <Bars rents={first.rents} /> : <ZipTable zips={zips} />}
          <p className="place-note max-w-[62ch]">
            {`${zips.length === 1 ? `ZIP ${first.zip}` : `US dollars per month in ${zipsText(zips)}`}, HUD’s ${fiscalYear} figures${areasText(zips)}. 40% of standard homes rent for less, utilities included. Housing programs use this benchmark; it isn’t an asking rent.${inTwoAreasText(zips)}`}
            <FigureAge figure={page.rents} name="HUD’s rents are" />
          </p>
        </Fold>
      </div>
    </PlaceSection>
  )
}

/** ' (Newark area)', or nothing where the ZIP codes lie in several. */
function areasText(zips: TownRents['zips']): string {
  const areas = new Set(zips.map(({ area }) => area.split(', NJ')[0]!))
  return areas.size === 1 ? ` (${[...areas][0]} area)` : ''
}

function inTwoAreasText(zips: TownRents['zips']): string {
  const named = zips.filter(({ inTwoAreas }) => inTwoAreas).map(({ zip }) => zip)
  if (named.length === 0) return ''
  return ` HUD also lists ${named.join(' and ')} in a second area, where its figures may differ slightly.`
}

function Bars({ rents }: { rents: readonly number[] }) {
  const most = Math.max(...rents)
  return (
    <ul className="rent-bars" aria-label="Monthly HUD benchmark by bedrooms">
      {rents.map((rent, bedrooms) => (
        <li key={BEDROOMS[bedrooms]}>
          <span>{BEDROOMS[bedrooms]}</span>
          <i style={{ '--share': `${(100 * rent) / most}%` } as CSSProperties} />
          <b>{formatDollars(rent)}</b>
        </li>
      ))}
    </ul>
  )
}

const ZipTable = ({ zips }: { zips: TownRents['zips'] }) => (
  <WideTable label="HUD benchmark by ZIP code and bedrooms">
    <table className="place-table first-stays">
      <caption className="sr-only">Monthly HUD benchmark by ZIP code and bedrooms</caption>
      <thead>
        <tr>
          <th scope="col">ZIP</th>
          {BEDROOMS.map((bedrooms) => (
            <th key={bedrooms} scope="col">
              {bedrooms}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {zips.map(({ zip, rents }) => (
          <tr key={zip}>
            <th scope="row">{zip}</th>
            {rents.map((rent, bedrooms) => (
              <td key={BEDROOMS[bedrooms]}>{formatDollars(rent)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </WideTable>
)
