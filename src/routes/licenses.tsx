import { createFileRoute } from '@tanstack/react-router'
import { LicensesPage } from '#features/legal/licenses-page.tsx'
import { fixedHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/licenses')({
  // A literal: the texts are fetched only with their page.
  head: fixedHead('Licenses and sources', '/licenses'),
  component: LicensesPage,
})
