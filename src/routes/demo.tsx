import { createFileRoute, notFound } from '@tanstack/react-router'
import { DemoPage } from '#features/demo/demo-page.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/demo')({
  staticData: { frame: 'own' },
  beforeLoad: ({ context }) => {
    // Nothing leads here, so the browser need not ask.
    if (import.meta.env.SSR && !context.agency.pages.demo) throw notFound()
  },
  head: ({ match }) =>
    pageHead({
      title: 'Agent dashboard demo',
      path: '/demo',
      site: match.context,
      noIndex: true,
    }),
  component: DemoPage,
})
