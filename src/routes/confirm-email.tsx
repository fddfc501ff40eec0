import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '#features/account/confirm-email-page.tsx'
import { fixedHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/confirm-email')({
  head: fixedHead('Confirm your email address', '/confirm-email', { noIndex: true }),
  component: ConfirmEmail,
})

function ConfirmEmail() {
  const { gateways } = Route.useRouteContext()
  return <ConfirmEmailPage account={gateways.visitor.account} />
}
