import { createFileRoute, notFound } from '@tanstack/react-router'
import { DemoPage } from '#features/demo/demo-page.tsx'
import { fixedHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/demo')({
  staticData: { frame: 'own' },
  beforeLoad: ({ context }) => {
    // Nothing leads here, so the browser need not ask.
    if (import.meta.env.SSR && !context.agency.pages.demo) throw notFound()
  },
  head: fixedHead('Agent dashboard demo', '/demo', { noIndex: true }),
  component: DemoPage,
})
