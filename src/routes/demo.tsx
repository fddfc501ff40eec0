import { createFileRoute } from '@tanstack/react-router'
import { DemoPage } from '#features/demo/demo-page.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/demo')({
  staticData: { frame: 'own' },
  head: ({ match }) =>
    pageHead({
      title: 'Agent dashboard demo',
      description: 'A demonstration of an agent builder: voice, email, text and workflow agents.',
      path: '/demo',
      site: match.context,
      noIndex: true,
    }),
  component: DemoPage,
})
