import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '#features/account/sign-in-page.tsx'
import { fixedHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/signin')({
  head: fixedHead('Sign in', '/signin', { noIndex: true }),
  component: SignIn,
})

function SignIn() {
  const { gateways } = Route.useRouteContext()
  return <SignInPage account={gateways.visitor.account} />
}
