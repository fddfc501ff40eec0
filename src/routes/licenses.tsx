import { createFileRoute } from '@tanstack/react-router'
import { LicensesPage } from '#features/legal/licenses-page.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/licenses')({
  head: ({ match }) =>
    pageHead({
      // A literal: the texts are fetched only with their page.
      title: 'Licenses and sources',
      path: '/licenses',
      site: match.context,
    }),
  component: LicensesPage,
})
