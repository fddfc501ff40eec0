import { createFileRoute } from '@tanstack/react-router'
import { valueOrThrow } from '#domain/result.ts'
import { HowWeComputePage } from '#features/how-we-compute/how-we-compute-page.tsx'
import { fixedHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/how-we-compute')({
  // The figures alone: the rules' tables hold functions, which can't be sent with the page.
  loader: async ({ context }) => valueOrThrow(await context.gateways.figures.figures()).tables,
  // A literal: the texts are fetched only with their page.
  head: fixedHead('How we calculate costs', '/how-we-compute'),
  component: Page,
})

function Page() {
  return <HowWeComputePage tables={Route.useLoaderData()} />
}
