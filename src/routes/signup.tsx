import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '#features/account/sign-up-page.tsx'
import { fixedHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/signup')({
  head: fixedHead('Create an account', '/signup', { noIndex: true }),
  component: SignUp,
})

function SignUp() {
  const { gateways } = Route.useRouteContext()
  return <SignUpPage account={gateways.visitor.account} />
}
