import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '#features/account/reset-password-page.tsx'
import { fixedHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/reset-password')({
  head: fixedHead('Choose a new password', '/reset-password', { noIndex: true }),
  component: ResetPassword,
})

function ResetPassword() {
  const { gateways } = Route.useRouteContext()
  return <ResetPasswordPage account={gateways.visitor.account} />
}
