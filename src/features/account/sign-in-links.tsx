import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/primitives/button.tsx'

/** For a page that is of no use without an account. */
export const SignInLinks = () => (
  <div className="mt-8 grid gap-3 sm:grid-cols-2">
    <Link to="/signin" className={buttonClass('primary', 'medium', 'min-h-12')}>
      Sign in
    </Link>
    <Link to="/signup" className={buttonClass('secondary', 'medium', 'min-h-12')}>
      Create an account
    </Link>
  </div>
)
