import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '#features/account/sign-up-page.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/signup')({
  head: ({ match }) =>
    pageHead({
      title: 'Create an account',
      description: 'Keep the homes you like and the searches you run in one place.',
      path: '/signup',
      origin: match.context.origin,
      noIndex: true,
    }),
  component: SignUp,
})

function SignUp() {
  const { gateways } = Route.useRouteContext()
  return <SignUpPage account={gateways.visitor.account} />
}
