import { agencyOf, PRODUCT_LOOK } from '#domain/agency/agency-of.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { AgencySettings } from '#domain/agency/settings.ts'
import file from './agency.json' with { type: 'json' }

/** The settings of the made-up agency that the site speaks for without an agency folder; a test checks them by the schema. */
export const SAMPLE_SETTINGS = file as unknown as AgencySettings

/** Its people are drawings that come with the product. */
export const samplePicture = (path: string): string => path.replace(/^pictures\/(.*)\.png$/, '/portraits/$1.svg')

const read = agencyOf(SAMPLE_SETTINGS, { pictureAddress: samplePicture, ownPages: [], look: PRODUCT_LOOK })

/** The made-up agency. It has no pages on social networks, and says of itself that it is made up. */
export const SAMPLE_AGENCY: Agency = {
  ...read,
  social: read.social.map(({ name }) => ({ name, url: null })),
  assistant: { ...read.assistant, name: 'Maya Torres' },
  isSample: true,
}
