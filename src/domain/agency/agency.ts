export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** A phone number of the agency, as people write it: '(201) 555-0100'. */
export interface AgencyPhone {
  /** Whose it is: 'Office', 'Buyers and tenants'. */
  label: string
  number: string
}

export interface AgencyOffice {
  /** '' where the agency has one office and no name for it. */
  name: string
  street: string
  town: string
  zip: string
  /** Null where the agency names none for it. */
  phone: AgencyPhone | null
}

/** Addresses of the site's icons. */
export interface AgencyIcons {
  /** Null where there is only `small`. */
  vector: string | null
  small: string
  /** 180 px, for a phone's home screen. */
  touch: string
}

/** From when to when on one day, 'HH:MM' in New Jersey; null: not on that day. */
export type DayHours = readonly [from: string, to: string] | null

/** When the office opens and closes, or when homes are shown. */
export type OfficeHours = Readonly<Record<Weekday, DayHours>>

/** The hours of a week, day by day. */
export const weekOf = (hoursOn: (day: Weekday) => DayHours): OfficeHours =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, hoursOn(day)])) as Record<Weekday, DayHours>

/**
 * What one agency has and another hasn't, as pages, mails and the assistant use it. It never changes: a reread folder makes a new one.
 * Pages get it with the document, so it holds only what most of them show.
 */
export interface Agency {
  /** The site's name: in titles, mails, calendars and the app's icon. */
  name: string
  /** What the agency does, after its name in the footer; '' leaves the line out. */
  blurb: string
  /** The part of the state it serves: 'Northern New Jersey'. */
  areaName: string
  /** Its pages on social networks; the sample agency's have no address. */
  social: readonly { name: string; url: string | null }[]
  firm: {
    /** The business name as licensed. */
    name: string
    /** What the license says, shown under the name: 'Licensed real estate broker, State of New Jersey'. */
    licenseLine: string
    /** The license's number as the Commission's look-up shows it; null if not given. */
    reference: string | null
  }
  /** The number for each place that shows one. */
  phones: { head: AgencyPhone; foot: AgencyPhone; mails: AgencyPhone; listings: AgencyPhone }
  email: string
  offices: readonly AgencyOffice[]
  hours: OfficeHours
  /** When homes are shown. */
  tourHours: OfficeHours
  /** Days it stays closed besides legal holidays, 'YYYY-MM-DD'. */
  closedDays: readonly string[]
  /** The AI assistant. Its name is nobody's who lists homes. */
  assistant: { name: string; firstName: string; portrait: string }
  pages: { demo: boolean; voice: boolean }
  /** Pages that only this agency has, linked in the footer: 'about' is at /about. */
  ownPages: readonly { name: string; title: string }[]
  /** Addresses of what it looks like; those of the product where it gives nothing. */
  look: {
    /** A style sheet that sets its colors; null for the product's. */
    styleSheet: string | null
    icons: AgencyIcons
    /** The picture of link previews; null where there is none. */
    preview: string | null
  }
  /** Whether the agency is the product's own made-up one: the pages say so. */
  isSample: boolean
}
