import { Link } from '@tanstack/react-router'
import { timetableName } from '#domain/commute/timetable-name.ts'
import { formatCount } from '#domain/count.ts'
import { townName } from '#domain/geo/town.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { CountyPage, CountyTown } from '#domain/town/town-page.ts'
import { townParams } from '#domain/town/town-slug.ts'
import { WideTable } from './place-section.tsx'
import { trainCell } from './train-words.ts'

/** The towns by name, never by a figure. */
export const CountyTable = ({ page: { county, towns, taxYear, trainsAsOf } }: { page: CountyPage }) => (
  <>
    <WideTable label={`Towns of ${county} County`}>
      <table className="place-table first-stays county-table">
        <thead>
          <tr>
            <th scope="col">Town</th>
            <th scope="col">For sale</th>
            <th scope="col">For rent</th>
            <th scope="col">Median sale since 2024</th>
            <th scope="col">Average tax bill, {taxYear}</th>
            <th scope="col">New York Penn Station</th>
          </tr>
        </thead>
        <tbody>
          {towns.map((town) => (
            <Row key={town.town} {...town} />
          ))}
        </tbody>
      </table>
    </WideTable>
    <p className="place-note">
      {`Typical minutes by train to New York Penn Station; ${timetableName({ asOf: trainsAsOf })}. The median isn’t the value of any one home.`}
    </p>
  </>
)

function Row({ town, homes, medianSale, bill, train }: CountyTown) {
  const cell = trainCell(train)
  return (
    <tr>
      <th scope="row">
        <Link to="/towns/$county/$town" params={townParams(town)} className="link place-link">
          {townName(town)}
        </Link>
      </th>
      <Count homes={homes.sale} />
      <Count homes={homes.rent} />
      <td>
        {medianSale ? formatDollars(medianSale.price) : <span className="text-ink-soft">Too few sales</span>}
        {medianSale && <small>{formatCount(medianSale.sales)} sales</small>}
      </td>
      <td>{bill === null ? <span className="text-ink-soft">Too few homes</span> : formatDollars(bill)}</td>
      <td>
        <span className={cell.isSoft ? 'text-ink-soft' : undefined}>{cell.value}</span>
        {cell.note !== null && <small>{cell.note}</small>}
      </td>
    </tr>
  )
}

const Count = ({ homes }: { homes: number }) => (
  <td className={homes === 0 ? 'text-ink-soft' : undefined}>{formatCount(homes)}</td>
)
