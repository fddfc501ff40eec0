import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ProblemError } from '#domain/result.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { AccountLayout, NewPageHeading } from './account-layout.tsx'
import { AnswerPanel } from './form-result.tsx'
import { SignInLinks } from './sign-in-links.tsx'

const PICTURE = 'hero-03-tree-lined-street-autumn'

/** /account for a signed-out visitor. */
export function SignedOut() {
  return (
    <AccountLayout picture={PICTURE}>
      <h1 className="page-title mt-8">Your account</h1>
      <p className="mt-3 text-ink-soft">
        Sign in to manage your name, password, and data. You don’t need an account to search and save homes.
      </p>
      <SignInLinks />
    </AccountLayout>
  )
}

/** /account right after the account was deleted. */
export function AccountDeleted() {
  return (
    <AccountLayout picture={PICTURE}>
      <NewPageHeading>Account deleted</NewPageHeading>
      <p className="mt-3 text-ink-soft">
        Everything in it is deleted, and you’re signed out everywhere. You can still search and save homes without an
        account.
      </p>
      <Link to="/listings" className={buttonClass('primary', 'medium', 'mt-8 min-h-12')}>
        Browse Listings
      </Link>
    </AccountLayout>
  )
}

/** /account while it isn't known who is signed in, and after a failure to find out. */
export function AccountUnknown({ query }: { query: UseQueryResult }) {
  return (
    <AccountLayout picture={PICTURE}>
      <h1 className="page-title mt-8">Your account</h1>
      <div className="mt-8" aria-busy={query.isPending}>
        {query.isError && (
          <>
            <AnswerPanel tone="problem">
              {query.error instanceof ProblemError ? query.error.message : 'We couldn’t load your account.'}
            </AnswerPanel>
            <Button tone="secondary" className="mt-5" disabled={query.isFetching} onClick={() => void query.refetch()}>
              Try again
            </Button>
          </>
        )}
      </div>
    </AccountLayout>
  )
}
