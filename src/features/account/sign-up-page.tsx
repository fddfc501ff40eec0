import { Link } from '@tanstack/react-router'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { AccountLayout } from './account-layout.tsx'
import { BackHomeLink } from './back-home-link.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** */
export function SignUpPage({ account }: { account: AccountGateway }) {
  return (
    <AccountLayout picture="hero-03-tree-lined-street-autumn">
      <BackHomeLink />
      <h1 className="display mt-8 text-3xl">Create your account</h1>
      <p className="mt-3 text-ink-soft">You can search and save homes without an account, too.</p>
      <SignUpForm account={account} />
      <p className="mt-8 border-t border-line pt-6 text-ink-soft">
        Already have an account?{' '}
        <Link to="/signin" className="link">
          Sign in
        </Link>
      </p>
    </AccountLayout>
  )
}
