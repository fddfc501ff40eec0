import { renderToString } from 'react-dom/server'
import { AgencyApp, titleOf } from '#app/agency/agency-app.tsx'
import type { AgencyPage } from '#ports/browser/agency-page.ts'

/** Renders a page of /agency: in production as a bundle, in development by Vite's module runner. */
export const renderAgencyPage = (page: AgencyPage): { title: string; html: string } => ({
  title: titleOf(page),
  html: renderToString(<AgencyApp {...page} />),
})
