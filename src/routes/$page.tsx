import { createFileRoute } from '@tanstack/react-router'
import { TextPageView } from '#features/legal/text-page-view.tsx'

/** The agency's own pages, and the one on fair housing. */
export const Route = createFileRoute('/$page')({
  loader: async ({ context, params }) =>
    (await import('#features/legal/load-text-page.ts')).loadOwnPage(context, params.page),
  head: ({ loaderData }) => loaderData ?? {},
  component: OwnPage,
})

function OwnPage() {
  const { agencyTexts } = Route.useRouteContext().gateways
  return <TextPageView texts={agencyTexts} name={Route.useParams().page} />
}
