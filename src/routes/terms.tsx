import { createFileRoute } from '@tanstack/react-router'
import { TERMS } from '#content/legal/terms.ts'
import { LegalPage } from '#features/legal/legal-page.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/terms')({
  head: ({ match }) =>
    pageHead({
      // A literal: the document itself is fetched only with its page.
      title: 'Terms of Service',
      description: 'What you may expect of this site and what it expects of you.',
      path: '/terms',
      origin: match.context.origin,
    }),
  component: () => <LegalPage document={TERMS} />,
})
