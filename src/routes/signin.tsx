import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '#features/account/sign-in-page.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/signin')({
  head: ({ match }) =>
    pageHead({
      title: 'Sign in',
      path: '/signin',
      site: match.context,
      noIndex: true,
    }),
  component: SignIn,
})

function SignIn() {
  const { gateways } = Route.useRouteContext()
  return <SignInPage account={gateways.visitor.account} />
}
