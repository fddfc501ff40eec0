import { formatDollars } from '#domain/money/money.ts'
import type { IncomeReach } from './income-reach.ts'

/** The map in figures, by county. */
export const CountyTable = ({ reach }: { reach: IncomeReach }) => (
  <table className="reach-table">
    <caption className="sr-only">What you could pay, by county</caption>
    <thead>
      <tr>
        <th scope="col">County</th>
        <th scope="col">You could pay about</th>
        <th scope="col">Towns it reaches</th>
      </tr>
    </thead>
    <tbody>
      {reach.counties.map(({ county, price, towns, reached }) => (
        <tr key={county}>
          <th scope="row">{county}</th>
          <td>{formatDollars(price.displayPrice)}</td>
          <td>{`${reached} of ${towns}`}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
