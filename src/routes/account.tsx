import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#features/account/account-page.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/account')({
  head: ({ match }) =>
    pageHead({
      title: 'Your account',
      description: 'Your name, your password and your data.',
      path: '/account',
      origin: match.context.origin,
      noIndex: true,
    }),
  component: OwnAccount,
})

function OwnAccount() {
  const { gateways } = Route.useRouteContext()
  return <AccountPage account={gateways.visitor.account} />
}
