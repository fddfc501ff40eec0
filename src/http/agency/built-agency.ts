import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AgencyPage } from '#ports/browser/agency-page.ts'
import type { AgencyRenderer } from './agency-document.ts'

/** The renderer's bundle and the list of the browser's files, in a built folder. */
export const AGENCY_RENDERER = 'server/agency-renderer.js'
export const AGENCY_FILES = 'server/agency-files.json'

/** What the bundle exports. */
export interface AgencyBundle {
  renderAgencyPage: (page: AgencyPage) => { title: string; html: string }
}

/** Loads the built pages of /agency with the first request for one. */
export function loadBuiltAgency(folder: string): AgencyRenderer {
  const bundle = once(async () => (await import(pathToFileURL(join(folder, AGENCY_RENDERER)).href)) as AgencyBundle)
  const files = once(
    async () => JSON.parse(readFileSync(join(folder, AGENCY_FILES), 'utf8')) as { script: string; style: string },
  )
  return { render: async (page) => (await bundle()).renderAgencyPage(page), files }
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null
  return () => (loaded ??= load())
}
