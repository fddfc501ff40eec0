import { createFileRoute } from '@tanstack/react-router'
import { TextPageView } from '#features/legal/text-page-view.tsx'
import { fixedHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/terms')({
  loader: async ({ context }) => (await import('#features/legal/load-text-page.ts')).loadTextPage(context, 'terms'),
  head: fixedHead('Terms of Service', '/terms'),
  component: Terms,
})

function Terms() {
  const { agencyTexts } = Route.useRouteContext().gateways
  return <TextPageView texts={agencyTexts} name="terms" />
}
