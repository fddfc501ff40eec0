import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { accountQuery } from '#features/session/account-query.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'

/** Says to visitors without a session that their items stay in this browser. */
export function AccountHint({ account }: { account: AccountGateway }) {
  const { data: person } = useQuery(accountQuery(account))
  if (person !== null) return null
  return (
    <p className="mt-2 max-w-[68ch] text-sm text-ink-soft">
      Saved in this browser only.{' '}
      <Link to="/signup" className="link">
        Sign up
      </Link>{' '}
      or{' '}
      <Link to="/signin" className="link">
        sign in
      </Link>{' '}
      to see them on all your devices.
    </p>
  )
}
