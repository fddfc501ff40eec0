import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '#features/account/confirm-email-page.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/confirm-email')({
  head: ({ match }) =>
    pageHead({
      title: 'Confirm your email address',
      path: '/confirm-email',
      site: match.context,
      noIndex: true,
    }),
  component: ConfirmEmail,
})

function ConfirmEmail() {
  const { gateways } = Route.useRouteContext()
  return <ConfirmEmailPage account={gateways.visitor.account} />
}
