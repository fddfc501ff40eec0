import { PRODUCT_LOOK } from '#domain/agency/agency-of.ts'
import { weekOf, type Agency } from '#domain/agency/agency.ts'
import type { AgencyInForce, AgencySource } from '#ports/server/agency-source.ts'

const WORKING_DAY = ['08:30', '17:00'] as const

/** An agency that shares no fact with the sample one. */
export const SECOND_AGENCY: Agency = {
  name: 'Brookside Homes',
  blurb: '',
  areaName: 'Morris and Sussex',
  social: [{ name: 'Mastodon', url: 'https://social.example/@brookside' }],
  firm: {
    name: 'Brookside Brokers Inc.',
    licenseLine: 'Real estate broker licensed in New Jersey',
    reference: '1234567',
  },
  phones: {
    head: { label: 'Office', number: '(973) 200-0101' },
    foot: { label: 'Office', number: '(973) 200-0102' },
    mails: { label: 'Tenants', number: '(973) 200-0103' },
    listings: { label: 'Buyers', number: '(973) 200-0104' },
  },
  email: 'office@brookside.example',
  offices: [{ name: '', street: '12 Main Street', town: 'Newton', zip: '07860', phone: null }],
  hours: {
    sunday: null,
    monday: WORKING_DAY,
    tuesday: WORKING_DAY,
    wednesday: WORKING_DAY,
    thursday: WORKING_DAY,
    friday: WORKING_DAY,
    saturday: ['10:00', '14:00'],
  },
  tourHours: weekOf((day) => (day === 'sunday' ? null : ['10:00', '18:00'])),
  closedDays: ['2026-12-24'],
  assistant: { name: 'Robin', firstName: 'Robin', portrait: '/agency/pictures/robin.webp' },
  pages: { demo: false, voice: true },
  ownPages: [],
  look: PRODUCT_LOOK,
  isSample: false,
}

/** What only the sample agency says. */
export const SAMPLE_WORDS = /keystead|maya|\b555[-) ]|made[- ]up|demonstration firm|northern new jersey/i

/** An agency in force without words or people of its own, unless given. */
export const sourceOf = (agency: Agency, given: Partial<AgencyInForce> = {}): AgencySource => ({
  current: () => ({
    agency,
    words: { pages: {}, testimonials: [], counties: [] },
    roster: [],
    routes: [],
    files: new Map(),
    version: agency.name,
    ...given,
  }),
  mistakes: () => [],
})
