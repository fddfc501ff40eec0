import * as v from 'valibot'
import { COUNTIES } from '../geo/county.ts'
import { WEEKDAYS, type Weekday } from './agency.ts'
import { languageName } from './language-name.ts'

/** Where a phone number is shown. */
export const PHONE_PLACES = ['head', 'foot', 'mails', 'listings'] as const
export type PhonePlace = (typeof PHONE_PLACES)[number]

/** How an inquiry finds its agent: by the home's listing agent, by the home's town, by the visitor's language, in turn. */
export const ROUTES = ['home', 'town', 'language', 'turn'] as const

/** Kinds of license under N.J.S.A. 45:15. */
export const LICENSE_KINDS = ['broker', 'broker-salesperson', 'salesperson', 'referral-agent'] as const

/** Each message completes 'it must be …'. */
const text = (what: string, longest: number, shortest = 1) =>
  v.pipe(
    v.string(what),
    v.trim(),
    v.minLength(shortest, what),
    v.maxLength(longest, `${what}, up to ${longest} characters`),
  )
const like = (pattern: RegExp, what: string) => v.pipe(v.string(what), v.regex(pattern, what))
const options = <const T extends readonly string[]>(of: T) => v.picklist(of, `one of ${of.join(', ')}`)
const PHONE = 'a number like (201) 555-0100'
const phone = like(/^\(\d{3}\) \d{3}-\d{4}$/, PHONE)
const DAY = 'a date like 2026-11-20'
const day = v.pipe(v.string(DAY), v.isoDate(DAY), v.check(isDay, DAY))
const EMAIL = 'an email address like hello@brooksidehomes.com'
const email = v.pipe(v.string(EMAIL), v.email(EMAIL), v.maxLength(254, EMAIL))
const HTTPS = 'an address that begins with https://'
const PICTURE = 'the path of a picture in the folder, like pictures/nora.jpg (JPEG, PNG, WebP, or AVIF)'
const picture = like(/^pictures\/[A-Za-z0-9][A-Za-z0-9._-]{0,80}\.(jpe?g|png|webp|avif)$/i, PICTURE)
const COLOR = 'a color like #2f6f52'
const color = like(/^#[0-9a-f]{6}$/i, COLOR)
const TIME = 'two times like ["09:00", "18:00"], or null'
const time = like(/^([01]\d|2[0-3]):[0-5]\d$/, TIME)
const HOURS = v.nullable(
  v.pipe(
    v.strictTuple([time, time], TIME),
    v.check(([from, to]) => from < to, 'an opening time before the closing time'),
  ),
)
const WEEK = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, v.optional(HOURS)])) as Record<
  Weekday,
  v.OptionalSchema<typeof HOURS, undefined>
>
const flag = v.boolean('true or false')
const list = <T extends v.GenericSchema>(of: T, most: number, least = 0) =>
  v.pipe(
    v.array(of, 'a list in [ ]'),
    v.minLength(least, 'a list with at least one entry'),
    v.maxLength(most, `a list of at most ${most} entries`),
  )

const LANGUAGE = 'a language code, like en or es'
const language = v.pipe(
  like(/^[a-z]{2,3}$/, LANGUAGE),
  v.check((code) => languageName(code) !== undefined, LANGUAGE),
)

const average = v.strictObject({
  price: v.pipe(v.number('a price in whole dollars'), v.integer('a price in whole dollars'), v.minValue(1, 'a price')),
  date: day,
  source: text('who published the figure', 200, 3),
})

/**
 * agency.json: all that tells one agency from another but its texts and pictures. What is required here has to be there before the
 * site can start with the folder. docs/your-agency.md explains each entry.
 */
export const AgencySettingsSchema = v.strictObject({
  $schema: v.optional(v.string()),
  site: v.strictObject({
    name: v.pipe(
      text('the name of the site', 40, 2),
      v.description('In the header, emails, the app’s icon, and calendars.'),
    ),
    blurb: v.optional(text('a line of text', 160)),
    areaName: v.optional(text('the name of the area, like Northern New Jersey', 60)),
    social: v.optional(
      list(
        v.strictObject({
          name: text('the name of the network', 30),
          url: v.pipe(v.string(HTTPS), v.regex(/^https:\/\//, HTTPS), v.url(HTTPS)),
        }),
        6,
      ),
    ),
  }),
  firm: v.strictObject({
    name: v.pipe(
      text('the business name as licensed', 100, 2),
      v.description('The regular business name as licensed.'),
    ),
    licenseLine: text('what the license says, like "Licensed real estate broker, State of New Jersey"', 200, 10),
    reference: v.optional(text('the license reference as the Commission’s lookup shows it', 20, 4)),
    brokerOfRecord: v.optional(
      v.pipe(text('the key of a person in the roster', 40), v.description('Key of a person in the roster.')),
    ),
  }),
  offices: list(
    v.strictObject({
      name: v.optional(text('the name of the office', 60)),
      street: text('street and number', 100),
      town: text('the name of the town', 60),
      zip: like(/^\d{5}$/, 'a five-digit ZIP code'),
      phone: v.optional(v.pipe(text('the label of a phone', 40), v.description('Label of a phone.'))),
    }),
    10,
    1,
  ),
  phones: list(
    v.strictObject({
      label: text('whose number it is, like Office', 40),
      number: phone,
      where: v.optional(v.pipe(list(options(PHONE_PLACES), 4), v.description('Where the number is shown.'))),
    }),
    10,
    1,
  ),
  mail: v.strictObject({ address: email }),
  hours: v.optional(
    v.strictObject({
      ...WEEK,
      tours: v.optional(
        v.pipe(
          v.strictObject(WEEK),
          v.check((week) => Object.values(week).some(Boolean), 'hours for at least one day'),
          v.description('When homes are shown.'),
        ),
      ),
      closed: v.optional(list(day, 100)),
    }),
  ),
  roster: list(
    v.strictObject({
      key: like(/^[a-z][a-z0-9-]{0,39}$/, 'a short lowercase name, like nora'),
      name: v.pipe(text('the name as on the license', 100, 3), v.description('As on the license.')),
      license: v.strictObject({
        kind: options(LICENSE_KINDS),
        reference: text('the reference as the Commission’s lookup shows it', 20, 4),
      }),
      photo: v.optional(picture),
      languages: v.optional(list(language, 12)),
      towns: v.optional(list(like(/^[^/]+\/[^/]+$/, 'a town like Essex/Montclair'), 300)),
      phone: v.optional(phone),
      mail: v.optional(v.pipe(email, v.description('Inquiries go to it. No page shows it.'))),
      shown: v.optional(v.pipe(flag, v.description('Whether /agents shows this person.'))),
    }),
    200,
    1,
  ),
  assistant: v.optional(
    v.strictObject({
      firstName: v.optional(like(/^\p{L}[\p{L}'’-]{0,29}$/u, 'a first name')),
      portrait: v.optional(picture),
      on: v.optional(flag),
    }),
  ),
  testimonials: v.optional(
    list(
      v.strictObject({
        words: text('what the client said', 600, 10),
        who: text('the client as they agreed to be named', 80),
        place: v.optional(text('the client’s town', 80)),
        stars: v.optional(
          v.pipe(
            v.number('a whole number from 1 to 5'),
            v.integer('a whole number from 1 to 5'),
            v.minValue(1, 'a whole number from 1 to 5'),
            v.maxValue(5, 'a whole number from 1 to 5'),
          ),
        ),
        date: day,
        source: text('where it was said, like "Letter of March 3, 2026"', 200, 3),
        consent: v.strictObject({
          how: options(['signed', 'mail']),
          on: day,
          until: v.optional(v.nullable(day)),
        }),
        given: v.pipe(
          text('"nothing", or what was given for it', 200),
          v.description('What was given for it, or "nothing". Shown beside it.'),
        ),
        picture: v.optional(picture),
      }),
      50,
    ),
  ),
  counties: v.optional(
    v.strictObject(
      Object.fromEntries(
        COUNTIES.map((county) => [
          county,
          v.optional(
            v.strictObject({
              picture: v.optional(picture),
              alt: v.optional(text('what is seen', 200)),
              average: v.optional(average),
            }),
          ),
        ]),
      ),
    ),
  ),
  colors: v.optional(
    v.strictObject({
      main: v.optional(color),
      text: v.optional(color),
      accent: v.optional(color),
      good: v.optional(color),
      wrong: v.optional(color),
    }),
  ),
  pages: v.optional(v.strictObject({ demo: v.optional(flag), voice: v.optional(flag) })),
  inquiries: v.optional(
    v.strictObject({
      route: v.optional(
        v.pipe(
          list(options(ROUTES), ROUTES.length),
          v.description('Who answers: the first matching rule that names a person applies.'),
        ),
      ),
    }),
  ),
})

export type AgencySettings = v.InferOutput<typeof AgencySettingsSchema>

/** Whether an ISO date is one of the calendar: not February 30. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
