import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '#features/account/forgot-password-page.tsx'
import { fixedHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/forgot-password')({
  head: fixedHead('Forgot your password?', '/forgot-password', { noIndex: true }),
  component: ForgotPassword,
})

function ForgotPassword() {
  const { gateways } = Route.useRouteContext()
  return <ForgotPasswordPage account={gateways.visitor.account} />
}
