// The agency in the sample edition: a static site has no server that could read its folder later.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { siteCard } from '#http/agency-texts.ts'
import { agencyTextPath } from '#ports/browser/agency-texts.ts'
import type { AgencyInForce } from '#ports/server/agency-source.ts'

/** Writes an agency's texts and files into the built folder. */
export function writeSampleAgency(client: string, inForce: AgencyInForce): void {
  const { words, files } = inForce
  const write = (path: string, body: string | Uint8Array) => {
    const file = join(client, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, body)
  }
  const text = (name: string, value: unknown) => write(agencyTextPath(name), JSON.stringify(value))
  text('site', siteCard(inForce))
  text('testimonials', words.testimonials)
  text('counties', words.counties)
  for (const [name, page] of Object.entries(words.pages)) text(`pages/${name}`, page)
  for (const [path, { body }] of files) write(path, body)
}
