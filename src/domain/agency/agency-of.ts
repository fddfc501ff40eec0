import { COUNTIES_AREA } from '../geo/county.ts'
import { WEEKDAYS, weekOf, type Agency, type AgencyPhone, type OfficeHours } from './agency.ts'
import type { AgencySettings, PhonePlace } from './settings.ts'

/** What of the agency isn't in agency.json: addresses of its files, and its own pages. */
export interface AgencyFiles {
  /** The address of a picture that agency.json names. */
  pictureAddress: (path: string) => string
  ownPages: Agency['ownPages']
  look: Agency['look']
}

/** A portrait for an assistant without one. */
const PLAIN_PORTRAIT = '/portraits/assistant.svg'
const NO_NAME = 'the assistant'
const WORKDAY = ['09:00', '17:00'] as const
const TOUR_DAY = ['09:00', '19:00'] as const

/** The product's own icons and colors. */
export const PRODUCT_LOOK: Agency['look'] = {
  styleSheet: null,
  icons: { vector: '/favicon.svg', small: '/favicon.ico', touch: '/apple-touch-icon.png' },
  preview: '/og.jpg',
}

/** The agency of settings that are in order. */
export function agencyOf(settings: AgencySettings, { pictureAddress, ownPages, look }: AgencyFiles): Agency {
  const { site, firm, offices, phones, mail, hours, assistant = {} } = settings
  const phone = (place: PhonePlace) => phoneOf(phones, place)
  return {
    name: site.name,
    blurb: site.blurb ?? '',
    areaName: site.areaName ?? COUNTIES_AREA,
    social: site.social ?? [],
    firm: { name: firm.name, licenseLine: firm.licenseLine, reference: firm.reference ?? null },
    phones: { head: phone('head'), foot: phone('foot'), mails: phone('mails'), listings: phone('listings') },
    email: mail.address,
    offices: offices.map(({ name = '', street, town, zip, phone: label }) => ({
      name,
      street,
      town,
      zip,
      phone: labeled(phones, label),
    })),
    hours: officeHours(hours),
    tourHours: hours?.tours ? weekOf((day) => hours.tours?.[day] ?? null) : weekOf(() => TOUR_DAY),
    closedDays: hours?.closed ?? [],
    assistant: {
      name: assistant.firstName ?? NO_NAME,
      firstName: assistant.firstName ?? NO_NAME,
      portrait: assistant.portrait === undefined ? PLAIN_PORTRAIT : pictureAddress(assistant.portrait),
    },
    pages: pagesOf(settings),
    ownPages,
    look,
    isSample: false,
  }
}

/** Which of the site's pages an agency has. */
export const pagesOf = ({ pages = {}, assistant = {} }: AgencySettings): Agency['pages'] => ({
  demo: pages.demo ?? false,
  voice: (pages.voice ?? true) && (assistant.on ?? true),
})

/** The number for a place: the one that names it, else the one in the foot, else the first. */
function phoneOf(phones: AgencySettings['phones'], place: PhonePlace): AgencyPhone {
  const { label, number } =
    phones.find(({ where }) => where?.includes(place)) ??
    phones.find(({ where }) => where?.includes('foot')) ??
    phones[0]!
  return { label, number }
}

function labeled(phones: AgencySettings['phones'], label: string | undefined): AgencyPhone | null {
  const found = phones.find((each) => each.label === label)
  return found ? { label: found.label, number: found.number } : null
}

/** Monday to Friday from 9 to 5 where the agency says nothing; a day it leaves out of its hours is closed. */
function officeHours(hours: AgencySettings['hours']): OfficeHours {
  const given = hours && WEEKDAYS.some((day) => hours[day] !== undefined)
  return weekOf((day) => {
    if (given) return hours[day] ?? null
    return day === 'saturday' || day === 'sunday' ? null : WORKDAY
  })
}
