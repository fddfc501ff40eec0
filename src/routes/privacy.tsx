import { createFileRoute } from '@tanstack/react-router'
import { TextPageView } from '#features/legal/text-page-view.tsx'
import { fixedHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/privacy')({
  loader: async ({ context }) => (await import('#features/legal/load-text-page.ts')).loadTextPage(context, 'privacy'),
  head: fixedHead('Privacy Policy', '/privacy'),
  component: Privacy,
})

function Privacy() {
  const { agencyTexts } = Route.useRouteContext().gateways
  return <TextPageView texts={agencyTexts} name="privacy" />
}
