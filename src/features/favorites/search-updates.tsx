import { skipToken, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { problemOf } from '#domain/problem-of.ts'
import type { SavedSearch } from '#domain/saved/saved-search.ts'
import { SearchUpdateSelect } from '#features/saved/search-update-select.tsx'
import { useUpdateChoices } from '#features/saved/use-update-choices.ts'
import { ACCOUNT_KEY, accountQuery } from '#features/session/account-query.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import type { UpdatesGateway } from '#ports/browser/updates-gateway.ts'

/** What a saved search's card has about emails: a choice, or what it takes to have one. `account` is null where there are none. */
export function useSearchUpdates(
  updates: UpdatesGateway,
  account: AccountGateway | null,
): (search: SavedSearch) => ReactNode {
  const session = useQuery({ queryKey: ACCOUNT_KEY, queryFn: (account && accountQuery(account).queryFn) ?? skipToken })
  const person = session.data
  const { query, choices, choose } = useUpdateChoices(updates, account === null ? null : person?.email)
  if (account !== null && person === null) return () => <SignIn />
  if (choices === null) return () => <Unconfirmed />
  const error = session.error ?? query.error
  if (error && !choices) {
    const { message } = problemOf(error)
    return () => <p className="text-sm text-ink-soft">{message}</p>
  }
  return ({ id, name }) => (
    <>
      <div className="noscript:hidden sm:max-w-96">
        <SearchUpdateSelect
          search={name}
          every={choices && (choices.searches.find((search) => search.id === id)?.every ?? 'off')}
          isSent={account !== null}
          onChoose={(every) => choose({ search: id }, every)}
        />
      </div>
      <noscript>
        {import.meta.env.SSR && (
          <Link to="/account" className="link text-sm">
            Get new homes by email
          </Link>
        )}
      </noscript>
    </>
  )
}

const SignIn = () => (
  <p className="text-sm text-ink-soft">
    <Link to="/signin" className="link">
      Sign in
    </Link>{' '}
    to get new homes by email
  </p>
)

const Unconfirmed = () => (
  <p className="text-sm text-ink-soft">
    To get new homes by email,{' '}
    <Link to="/account" className="link">
      confirm your email address
    </Link>
  </p>
)
