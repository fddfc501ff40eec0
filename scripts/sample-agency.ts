// The agency in the sample edition: a static site has no server that could read its folder later.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { PRODUCT_LOOK } from '#domain/agency/agency-of.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { siteCard } from '#http/agency-texts.ts'
import { agencyTextPath } from '#ports/browser/agency-texts.ts'
import type { AgencyInForce } from '#ports/server/agency-source.ts'

const AGENCY = /(?<= data-agency=")[^"]*/

/** Writes the agency into the page that all others start from, and its texts and files into the built folder. */
export function writeSampleAgency(client: string, inForce: AgencyInForce): void {
  const { agency, words, files } = inForce
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
  if (!agency.isSample) write('index.html', withAgency(readFileSync(join(client, 'index.html'), 'utf8'), agency))
}

/** The shell was rendered for the made-up agency: its facts, and what its head says of it. */
function withAgency(shell: string, agency: Agency): string {
  if (!AGENCY.test(shell)) throw new Error('The shell has no data-agency; see src/routes/__root.tsx')
  const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const { vector, small, touch } = PRODUCT_LOOK.icons
  const { icons, styleSheet } = agency.look
  return shell
    .replace(AGENCY, () => text(JSON.stringify(agency)))
    .replaceAll(SAMPLE_AGENCY.firm.name, () => text(agency.firm.name))
    .replaceAll(SAMPLE_AGENCY.name, () => text(agency.name))
    .replace(vector === null || icons.vector !== null ? /^\b$/ : new RegExp(`<link[^>]*${vector}[^>]*>`), '')
    .replaceAll(small, icons.small)
    .replaceAll(touch, icons.touch)
    .replace('</head>', styleSheet === null ? '</head>' : `<link rel="stylesheet" href="${styleSheet}"></head>`)
}
