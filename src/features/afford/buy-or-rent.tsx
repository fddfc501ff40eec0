import { Link } from '@tanstack/react-router'

/** The two pages of what can be afforded. */
export const BuyOrRent = () => (
  <nav aria-label="Buy or rent" className="buy-or-rent print:hidden">
    <Link to="/afford" activeOptions={{ exact: true, includeSearch: false }}>
      Buy
    </Link>
    <Link to="/afford/rent" activeOptions={{ includeSearch: false }}>
      Rent
    </Link>
  </nav>
)
