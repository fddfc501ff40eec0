import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '#features/account/reset-password-page.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/reset-password')({
  head: ({ match }) =>
    pageHead({
      title: 'Choose a new password',
      path: '/reset-password',
      site: match.context,
      noIndex: true,
    }),
  component: ResetPassword,
})

function ResetPassword() {
  const { gateways } = Route.useRouteContext()
  return <ResetPasswordPage account={gateways.visitor.account} />
}
