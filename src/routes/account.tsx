import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#features/account/account-page.tsx'
import { fixedHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/account')({
  // Where the browser sends forms itself, the server reads how the account is signed in and what it gets emails about; else the page does.
  loader: async ({ context: { queryClient, things } }) => {
    if (import.meta.env.SSR && things) {
      const { readOwn } = await import('#features/account/own-settings.ts')
      await readOwn(queryClient, things)
    }
  },
  head: fixedHead('Your account', '/account', { noIndex: true }),
  component: OwnAccount,
})

function OwnAccount() {
  const { gateways } = Route.useRouteContext()
  return (
    <AccountPage
      account={gateways.visitor.account}
      updates={gateways.visitor.updates}
      notices={gateways.visitor.notices}
    />
  )
}
