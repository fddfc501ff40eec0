import { createFileRoute } from '@tanstack/react-router'
import { PRIVACY } from '#content/legal/privacy.ts'
import { LegalPage } from '#features/legal/legal-page.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/privacy')({
  head: ({ match }) =>
    pageHead({
      // A literal: the document itself is fetched only with its page.
      title: 'Privacy Policy',
      description: 'What is kept about visitors, where, for how long, and how to remove it.',
      path: '/privacy',
      origin: match.context.origin,
    }),
  component: () => <LegalPage document={PRIVACY} />,
})
