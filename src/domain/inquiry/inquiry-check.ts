import * as v from 'valibot'
import { WEEKDAYS, type DayHours } from '../agency/agency.ts'
import { clockWords, weekdayName } from '../agency/open-spans.ts'
import { isDay, weekdayOf } from '../day.ts'
import { checkFields } from '../form/check-fields.ts'
import { emailAddress, requiredText } from '../form/form-fields.ts'
import { optionalPhone, requiredPhone } from '../form/phone-number.ts'
import type { Result } from '../result.ts'
import type { Inquiry } from './inquiry.ts'
import { dayOff, hoursOn, type DayOff, type ShowingTimes } from './showing-times.ts'
import { slotHours, TOUR_SLOT_NAMES } from './tour-slots.ts'
import { tourDays, type TourRequest } from './tour.ts'

/** What the check of an inquiry depends on. */
export interface InquiryRules {
  /** ISO date in New Jersey. */
  today: string
  /** Accepted versions of the consent text. */
  consentVersions: readonly string[]
  /** Versions of the notice on whom an agent works for. */
  agencyNoticeVersions: readonly string[]
  /** When the agency shows homes. */
  showings: ShowingTimes
}

/** Puts a name on one line, because it goes into mail headers. */
const inOneLine = v.transform((text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))

/** Removes control characters except line breaks and tabs. */
const asWritten = v.transform((text: string) =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, ''),
)

const PAGE_OUT_OF_DATE = 'This page is out of date. Reload it and send again. Your text won’t be lost.'
const TOUR_DAY = 'Choose a day from tomorrow through 60 days from now.'

/** Follows 'no tours on'. */
function dayOffText(off: DayOff): string {
  if (off.kind === 'holiday') return off.name
  return off.kind === 'closed' ? 'days when the office is closed' : `${weekdayName(off.weekday)}s`
}

/** The hours of the tour's day; null for a day that is off, which is the day's own mistake. */
function openHours(day: string, showings: ShowingTimes): DayHours {
  return isDay(day) && dayOff(day, showings) === null ? hoursOn(day, showings.hours) : null
}

/** Why there are no tours at a time: 'On Saturdays, tours are from 10 AM to 2 PM. Choose another time.' */
function slotText(day: string, { hours }: ShowingTimes): string {
  const [from = '', to = ''] = hoursOn(day, hours) ?? []
  return `On ${weekdayName(WEEKDAYS[weekdayOf(day)]!)}s, tours are from ${clockWords(from)} to ${clockWords(to)}. Choose another time.`
}

const tourSchema = (rules: Pick<InquiryRules, 'today' | 'showings'>) =>
  v.pipe(
    tourEntries(rules),
    v.forward(
      v.check(
        ({ day, slot }: Pick<TourRequest, 'day' | 'slot'>) => {
          const hours = openHours(day, rules.showings)
          return hours === null || slotHours(slot, hours) !== null
        },
        ({ input }) => slotText(input.day, rules.showings),
      ),
      ['slot'],
    ),
  )

const tourEntries = ({ today, showings }: Pick<InquiryRules, 'today' | 'showings'>) => {
  const { first, last } = tourDays(today)
  return v.object({
    day: v.config(
      v.pipe(
        v.string(TOUR_DAY),
        v.isoDate(TOUR_DAY),
        v.check((day) => isDay(day) && day >= first && day <= last, TOUR_DAY),
        v.rawCheck(({ dataset, addIssue }) => {
          const off = dataset.typed && isDay(dataset.value) ? dayOff(dataset.value, showings) : null
          if (off !== null) addIssue({ message: `There are no tours on ${dayOffText(off)}. Choose another day.` })
        }),
      ),
      { abortPipeEarly: true },
    ),
    slot: v.picklist(TOUR_SLOT_NAMES, 'Choose a time of day.'),
  })
}

/** The schema of an inquiry. */
export const inquirySchema = ({ consentVersions, agencyNoticeVersions, ...days }: InquiryRules) =>
  v.object({
    name: v.pipe(v.string(), inOneLine, requiredText('name', 120)),
    email: emailAddress,
    phone: v.optional(optionalPhone, ''),
    message: v.pipe(v.string(), asWritten, requiredText('message', 4000)),
    tour: v.optional(v.nullable(tourSchema(days)), null),
    consent: v.picklist(consentVersions, PAGE_OUT_OF_DATE),
    agencyNotice: v.optional(v.nullable(v.picklist(agencyNoticeVersions, PAGE_OUT_OF_DATE)), null),
    website: v.optional(v.string(), ''),
  })

/** An email address or nothing. */
const emailIfGiven = v.optional(
  v.lazy((given) => (typeof given === 'string' && given.trim() === '' ? v.pipe(v.string(), v.trim()) : emailAddress)),
  '',
)

/**
 * The cleaned request for a call, or an 'invalid' problem: as an inquiry without a tour that needs a phone number instead of
 * an email address.
 */
export const checkCallback = (fields: Record<string, unknown>, rules: InquiryRules): Result<Inquiry> =>
  checkFields(
    v.object({
      ...inquirySchema(rules).entries,
      email: emailIfGiven,
      phone: requiredPhone,
      tour: v.optional(v.null(), null),
    }),
    fields,
  )

/**
 * The cleaned inquiry, or an 'invalid' problem that names each wrong field (D-09). The form and the server both use this
 * check.
 */
export const checkInquiry = (fields: Record<string, unknown>, rules: InquiryRules): Result<Inquiry> =>
  checkFields(inquirySchema(rules), fields)
