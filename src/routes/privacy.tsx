import { createFileRoute } from '@tanstack/react-router'
import { textPageQuery } from '#features/legal/text-page-query.ts'
import { TextPageView } from '#features/legal/text-page-view.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/privacy')({
  loader: ({ context: { queryClient, gateways } }) =>
    queryClient.ensureQueryData(textPageQuery(gateways.agencyTexts, 'privacy')),
  head: ({ match }) =>
    pageHead({
      title: 'Privacy Policy',
      description: 'What is kept about visitors, where, for how long, and how to remove it.',
      path: '/privacy',
      site: match.context,
    }),
  component: Privacy,
})

function Privacy() {
  const { agencyTexts } = Route.useRouteContext().gateways
  return <TextPageView texts={agencyTexts} name="privacy" />
}
