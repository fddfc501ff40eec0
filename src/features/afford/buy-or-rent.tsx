import { Link } from '@tanstack/react-router'

/** The two pages of what can be afforded, and the map that answers while a limit is dragged. */
export const BuyOrRent = () => (
  <nav aria-label="Buy or rent" className="buy-or-rent print:hidden">
    <Link to="/afford" activeOptions={{ exact: true, includeSearch: false }}>
      Buy
    </Link>
    <Link to="/afford/rent" activeOptions={{ includeSearch: false }}>
      Rent
    </Link>
    <Link to="/match" className="link to-match">
      See the towns light up
    </Link>
  </nav>
)
