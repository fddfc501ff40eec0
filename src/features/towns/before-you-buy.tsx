import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { townCounty } from '#domain/geo/town.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { TownPage } from '#domain/town/town-page.ts'
import { PlaceSection } from './place-section.tsx'

/** What to look up elsewhere, and where. */
export function BeforeYouBuy({ page }: { page: TownPage }) {
  const { drawing, stateHelp, schoolDistricts } = page
  const county = `${townCounty(page.town)} County`
  return (
    <PlaceSection id="before-you-buy" topic="Before you buy here" heading="Four things to look up">
      <table className="place-table before-you-buy">
        <caption className="sr-only">What to look up before buying here</caption>
        <tbody>
          <Row
            name="Flood maps, by address"
            note="From FEMA’s Flood Map Service Center. Ask the seller for the flood disclosure, too"
          >
            <a href="https://msc.fema.gov/portal/home" target="_blank" rel="noreferrer" className="link place-link">
              Open<span className="sr-only"> FEMA’s flood maps</span>
            </a>
          </Row>
          <Row name="Certificate of occupancy" note="Some towns require one before a sale">
            {`Ask the ${drawing.kind}`}
          </Row>
          <Row
            name="Help for first-time buyers"
            note={
              stateHelp === null
                ? `We don’t know the amount for ${county}`
                : `A second loan of up to ${formatDollars(stateHelp)} in ${county} that can be forgiven`
            }
          >
            <Link to="/how-we-compute" className="link place-link">
              Sources<span className="sr-only"> of the amount</span>
            </Link>
          </Row>
          {schoolDistricts.length > 0 && (
            <Row name="School district" note="According to current listings. Confirm with the district.">
              {schoolDistricts.join(', ')}
            </Row>
          )}
        </tbody>
      </table>
    </PlaceSection>
  )
}

const Row = ({ name, note, children }: { name: string; note: string; children: ReactNode }) => (
  <tr>
    <th scope="row">
      {name}
      <small>{note}</small>
    </th>
    <td>{children}</td>
  </tr>
)
