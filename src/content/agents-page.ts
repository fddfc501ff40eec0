import type { ShownAgent, TextBlock, TextPage } from '#domain/agency/agency-texts.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { languageName } from '#domain/agency/language-name.ts'
import type { AgencySettings, LICENSE_KINDS } from '#domain/agency/settings.ts'
import { telHref } from '#domain/agency/tel-href.ts'
import { withPeriod } from '#domain/sentence-end.ts'

/** The page's name in its address; it is there only where somebody wants to be shown. */
export const AGENTS_PAGE = { name: 'agents', title: 'Our agents' } as const

const LICENSES: Readonly<Record<(typeof LICENSE_KINDS)[number], string>> = {
  broker: 'Broker',
  'broker-salesperson': 'Broker-salesperson',
  salesperson: 'Salesperson',
  'referral-agent': 'Referral agent',
}

/** The people of the roster who are shown, in its order. */
export const shownAgents = (
  { roster, firm }: AgencySettings,
  pictureAddress: (path: string) => string,
): readonly ShownAgent[] =>
  roster
    .filter(({ shown }) => shown)
    .map(({ key, name, license, photo, languages = [], towns = [], phone = null }) => ({
      name,
      license: `${key === firm.brokerOfRecord ? 'Broker of record' : LICENSES[license.kind]}, license ${license.reference}`,
      portrait: photo === undefined ? null : pictureAddress(photo),
      languages: languages.map((code) => languageName(code) ?? code),
      towns: towns.map((town) => town.split('/')[1]!),
      phone,
    }))

/** '/agents': who holds a license with the firm, and where its offices are. */
export const agentsPage = (agency: Agency, people: readonly ShownAgent[]): TextPage => ({
  title: AGENTS_PAGE.title,
  updated: null,
  intro: [paragraph([[agency.firm.name, agency.firm.licenseLine].map(withPeriod).join(' ')])],
  sections: [
    { id: 'people', heading: 'People', blocks: [{ kind: 'people', people }] },
    {
      id: 'offices',
      heading: agency.offices.length === 1 ? 'Office' : 'Offices',
      blocks: agency.offices.map(({ name, street, town, zip, phone }) =>
        paragraph([
          ...(name === '' ? [] : [{ kind: 'strong' as const, text: [name] }, { kind: 'break' as const }]),
          street,
          { kind: 'break' },
          `${town}, NJ ${zip}`,
          ...(phone === null ? [] : [{ kind: 'break' as const }, `${phone.label}: `, numberLink(phone.number)]),
        ]),
      ),
    },
  ],
})

const numberLink = (number: string) => ({ kind: 'link' as const, href: telHref(number), text: [number] })
const paragraph = (text: Extract<TextBlock, { kind: 'paragraph' }>['text']): TextBlock => ({ kind: 'paragraph', text })
