import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '#features/account/forgot-password-page.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/forgot-password')({
  head: ({ match }) =>
    pageHead({
      title: 'Forgot your password?',
      path: '/forgot-password',
      site: match.context,
      noIndex: true,
    }),
  component: ForgotPassword,
})

function ForgotPassword() {
  const { gateways } = Route.useRouteContext()
  return <ForgotPasswordPage account={gateways.visitor.account} />
}
