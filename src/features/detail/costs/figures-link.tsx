import { Link } from '@tanstack/react-router'

/** Leads to every figure with its source and date. */
export const FiguresLink = () => (
  <p className="cost-note mt-3 print:hidden">
    <Link to="/how-we-compute" className="link inline-flex min-h-11 items-center">
      Where these figures come from
    </Link>
  </p>
)
