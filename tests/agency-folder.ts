import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SAMPLE_SETTINGS } from '#content/sample-agency/sample-agency.ts'
import type { AgencySettings } from '#domain/agency/settings.ts'

/** The facts of the sample agency without its pictures, so that pages say what they say without a folder. */
const { assistant: _, testimonials: _said, ...WITHOUT_PICTURES } = SAMPLE_SETTINGS
export const KEYSTEAD: AgencySettings = { ...WITHOUT_PICTURES, assistant: { firstName: 'Maya' } }

/** Another agency, every fact of which differs from the sample one's. */
export const BROOKSIDE: AgencySettings = {
  site: {
    name: 'Brookside Homes',
    blurb: 'homes to buy and rent, with their whole cost',
    areaName: 'Essex and Morris Counties',
  },
  firm: { name: 'Brookside Homes Inc.', licenseLine: 'Licensed real estate broker, State of New Jersey' },
  offices: [
    { name: 'Montclair office', street: '100 Church Street', town: 'Montclair', zip: '07042', phone: 'Rentals' },
  ],
  phones: [
    { label: 'Office', number: '(973) 744-0186', where: ['head', 'foot', 'mails', 'listings'] },
    { label: 'Rentals', number: '(973) 744-0187' },
  ],
  mail: { address: 'hello@brookside.example' },
  roster: [
    {
      key: 'nora',
      name: 'Nora Feld',
      license: { kind: 'broker', reference: '0012345' },
      languages: ['en', 'es'],
      towns: ['Essex/Montclair', 'Morris/Madison'],
      phone: '(973) 744-0188',
      shown: true,
    },
  ],
  testimonials: [
    {
      words: 'Nora told us to walk away from three houses. We’re glad we did.',
      who: 'D. W.',
      place: 'Verona, NJ',
      date: '2026-03-03',
      source: 'Letter of March 3, 2026',
      consent: { how: 'signed', on: '2026-03-10', until: null },
      given: 'nothing',
    },
  ],
}

/** Writes an agency's folder: agency.json and other files by their paths. */
export function layAgencyFolder(
  folder: string,
  settings: object = KEYSTEAD,
  files: Readonly<Record<string, string | Buffer>> = {},
): void {
  const all = { 'agency.json': JSON.stringify(settings, null, 2), ...files }
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}
