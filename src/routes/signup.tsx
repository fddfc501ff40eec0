import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '#features/account/sign-up-page.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/signup')({
  head: ({ match }) =>
    pageHead({
      title: 'Create an account',
      path: '/signup',
      site: match.context,
      noIndex: true,
    }),
  component: SignUp,
})

function SignUp() {
  const { gateways } = Route.useRouteContext()
  return <SignUpPage account={gateways.visitor.account} />
}
