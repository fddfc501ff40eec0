import { createFileRoute, notFound } from '@tanstack/react-router'
import { textPageQuery } from '#features/legal/text-page-query.ts'
import { TextPageView } from '#features/legal/text-page-view.tsx'
import { pageHead } from '#ui/page-head.ts'

/** A page of the agency's own. Any other address of one part is not found, without asking for it. */
export const Route = createFileRoute('/$page')({
  loader: async ({ context: { agency, queryClient, gateways }, params: { page } }) => {
    if (!agency.ownPages.some(({ name }) => name === page)) throw notFound()
    await queryClient.ensureQueryData(textPageQuery(gateways.agencyTexts, page))
  },
  head: ({ match, params: { page } }) => {
    const title = match.context.agency.ownPages.find(({ name }) => name === page)?.title
    if (title === undefined) return {}
    return pageHead({
      title,
      description: `${title}: ${match.context.agency.name}.`,
      path: `/${page}`,
      site: match.context,
    })
  },
  component: OwnPage,
})

function OwnPage() {
  const { agencyTexts } = Route.useRouteContext().gateways
  return <TextPageView texts={agencyTexts} name={Route.useParams().page} />
}
