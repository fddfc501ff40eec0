import { hydrateRoot } from 'react-dom/client'
import { AgencyApp } from '#app/agency/agency-app.tsx'
import type { AgencyPage } from '#ports/browser/agency-page.ts'

// The page works without this: forms are sent by the browser itself. Scripts only add comfort.
const page = JSON.parse(document.getElementById('agency-page')!.textContent) as AgencyPage
hydrateRoot(document.getElementById('agency')!, <AgencyApp {...page} />)
