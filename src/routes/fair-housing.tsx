import { createFileRoute } from '@tanstack/react-router'
import { textPageQuery } from '#features/legal/text-page-query.ts'
import { TextPageView } from '#features/legal/text-page-view.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/fair-housing')({
  loader: ({ context: { queryClient, gateways } }) =>
    queryClient.ensureQueryData(textPageQuery(gateways.agencyTexts, 'fair-housing')),
  head: ({ match }) =>
    pageHead({
      title: 'Fair Housing',
      description: 'Whom the law protects, and what to do if you were treated unfairly.',
      path: '/fair-housing',
      site: match.context,
    }),
  component: FairHousing,
})

function FairHousing() {
  const { agencyTexts } = Route.useRouteContext().gateways
  return <TextPageView texts={agencyTexts} name="fair-housing" />
}
