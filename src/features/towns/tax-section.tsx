import type { CSSProperties } from 'react'
import { formatCount } from '#domain/count.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { TownBill, TownPage } from '#domain/town/town-page.ts'
import { FigureAge } from '#ui/listing/figure-age.tsx'
import { Fold } from '#ui/primitives/fold.tsx'
import { PlaceSection } from './place-section.tsx'
import { billHeading, estimatedTax, estimateSource, examplePrices } from './town-words.ts'

/** The average bill by who gets it, and what a tax may be by price; nothing where so few homes make no average. */
export function TaxSection({ page }: { page: TownPage }) {
  const { value: bill } = page.tax
  if (bill.fewHomes) return null
  return (
    <PlaceSection id="property-tax" topic="Property tax" heading={billHeading(bill)}>
      <div className="place-halves">
        <div>
          <BillParts {...bill} />
          <p className="place-note">
            {`The ${bill.year} bill on an average home. `}A sale doesn’t change a home’s assessment, but new
            construction brings an added bill, often months after closing.
            <FigureAge figure={page.tax} name="Tax bills are" />
          </p>
        </div>
        <Fold title="Estimated tax by price">
          <Estimates page={page} />
        </Fold>
      </div>
    </PlaceSection>
  )
}

/** What a tax may be at prices that are usual here. */
const Estimates = ({ page }: { page: TownPage }) => (
  <div>
    <table className="place-table">
      <caption className="sr-only">Estimated tax by price</caption>
      <thead>
        <tr>
          <th scope="col">Home price</th>
          <th scope="col">Estimated tax per year</th>
          <th scope="col" className="beside">
            Within
          </th>
        </tr>
      </thead>
      <tbody>
        {examplePrices(page).map((price) => {
          const { about, low, high } = estimatedTax(price, page.tax.value)
          const band = `${formatDollars(low)}–${formatCount(high)}`
          return (
            <tr key={price}>
              <th scope="row">{formatDollars(price)}</th>
              <td>
                about {formatDollars(about)}
                <small className="beneath">within {band}</small>
              </td>
              <td className="beside text-ink-soft">{band}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
    <p className="place-note">{estimateSource(page)}</p>
  </div>
)

const PARTS = [
  ['school', 'Schools'],
  ['municipal', 'Town'],
  ['county', 'County'],
] as const

/** The names stand at the parts; a part that is nothing has no piece. */
const BillParts = (bill: TownBill) => (
  <ul className="bill-parts">
    {PARTS.filter(([part]) => bill[part] > 0).map(([part, name]) => (
      <li key={part} data-part={part} style={{ '--share': bill[part] } as CSSProperties}>
        <i />
        <span>{name}</span> <b>{formatDollars(bill[part])}</b>
      </li>
    ))}
  </ul>
)
