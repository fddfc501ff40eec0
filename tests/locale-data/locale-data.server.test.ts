import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GAZETTEER } from '#content/gazetteer.ts'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { compareNames } from '#domain/name-order.ts'
import { useOlderLocaleData, useOwnLocaleData } from './older-locale-data.ts'

/** Midnight of a day in New Jersey. */
const MIDNIGHT = new Date('2026-09-24T04:00:00Z')
const EVENING = new Date('2026-11-24T02:40:00Z')

afterEach(useOwnLocaleData)

test('the stand-in for older locale data writes what older engines write', () => {
  const usual = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'America/New_York' })
  expect(usual.format(EVENING)).toBe('2026-11-23')
  useOlderLocaleData()
  const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'America/New_York', ...options })
  expect(format('en-CA', { dateStyle: 'short' }).format(EVENING)).toBe('11/23/26')
  expect(format('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(EVENING)).toBe(
    'November 23, 2026, 9:40\u202fPM',
  )
  expect(format('en-US', { dateStyle: 'medium' }).format(MIDNIGHT)).toBe('Sept 24, 2026')
  const parts = format('en-US', { hour: 'numeric', hourCycle: 'h23' }).formatToParts(MIDNIGHT)
  expect(parts).toContainEqual({ type: 'hour', value: '24' })
})

test.each([
  ['places', GAZETTEER],
  ['stations', EMBEDDED_TIMETABLE.stations],
])('our own order of the %s is the alphabetical one of American English', (_, named) => {
  const names = [...new Set(named.map(({ name }) => name))]
  const usual = new Intl.Collator('en-US', { numeric: true })
  expect(names.length).toBeGreaterThan(100)
  expect(names.toSorted(compareNames)).toEqual(names.toSorted(usual.compare))
})

describe.each([
  ['this Node', useOwnLocaleData],
  ['older engines', useOlderLocaleData],
])('with the locale data of %s', (_, useLocaleData) => {
  beforeEach(useLocaleData)

  test('days and times in New Jersey', async () => {
    const { formatNewJerseyTime } = await import('#domain/clock-text.ts')
    const { newJerseyClock, newJerseyDay, newJerseyTime } = await import('#domain/new-jersey-time.ts')
    expect(newJerseyDay(EVENING)).toBe('2026-11-23')
    expect(newJerseyClock(MIDNIGHT)).toEqual({ day: '2026-09-24', hour: 0, minute: 0 })
    expect(newJerseyTime('2026-11-28', 9, 30)).toEqual(new Date('2026-11-28T14:30:00Z'))
    expect(formatNewJerseyTime(EVENING)).toBe('November 23, 2026 at 9:40 PM')
    expect(formatNewJerseyTime(MIDNIGHT)).toBe('September 24, 2026 at 12:00 AM')
  })

  test('days in English', async () => {
    const day = { ...(await import('#domain/day-text.ts')), ...(await import('#domain/weekday-text.ts')) }
    expect([
      day.formatDay('2026-09-02'),
      day.formatShortDay('2026-09-02'),
      day.formatMonthDay('2026-09-02'),
      day.formatShortMonthDay('2026-09-02'),
      day.formatMonth('2026-09-02'),
      day.formatShortWeekday('2026-09-02'),
      day.formatWeekdayAndDay('2026-09-02'),
      day.formatShortWeekdayAndDay('2026-09-02'),
    ]).toEqual([
      'September 2, 2026',
      'Sep 2, 2026',
      'September 2',
      'Sep 2',
      'September 2026',
      'Wed',
      'Wednesday, September 2',
      'Wed, Sep 2',
    ])
  })

  test('days in Spanish', async () => {
    const { dayText, monthText, weekdayText } = await import('#language/es/spanish-words.ts')
    expect(dayText('2026-11-28')).toBe('28 de noviembre de 2026')
    expect(monthText('2026-09-22')).toBe('septiembre de 2026')
    expect(weekdayText('2026-11-28')).toBe('sábado 28 de noviembre')
  })

  test('what a card and a page say of an open house', async () => {
    const { homeNews } = await import('#domain/listing/home-news.ts')
    const { openHouseDayText, openHouseHours } = await import('#domain/listing/open-house-text.ts')
    const one = {
      startsAt: '2026-11-29T16:30:00Z',
      endsAt: '2026-11-29T18:00:00Z',
      byAppointment: false,
      remarks: null,
    }
    const home = { listedOn: '2026-10-01', priceReduction: null, market: 'sale', availableOn: null } as const
    expect(homeNews({ ...home, openHouses: [one] }, '2026-11-23')).toMatchObject({ when: 'Sun 11:30–1' })
    expect(openHouseDayText(one)).toBe('Sunday, November 29')
    expect(openHouseHours(one)).toBe('11:30 a.m. to 1 p.m.')
  })

  test('the attorney review of a contract signed today in New Jersey', async () => {
    const { attorneyReview } = await import('#domain/money/attorney-review.ts')
    const { todayInNewJersey } = await import('#domain/new-jersey-time.ts')
    const christmas = { name: 'Christmas Day', rule: { kind: 'date', month: 12, day: 25 } } as const
    const holidays = { legal: [christmas], doubtful: [], proclaimed: [], saturdayShift: false }
    const { days, earliestEnd } = attorneyReview(todayInNewJersey(), { businessDays: 3, holidays })
    expect(days.filter(({ kind }) => kind === 'counted')).toHaveLength(3)
    expect(earliestEnd).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  test('names in a sentence and in a list', async () => {
    const { listNames } = await import('#domain/name-list.ts')
    const { compareNames } = await import('#domain/name-order.ts')
    expect(listNames(['Bergen', 'Essex', 'Hudson'])).toBe('Bergen, Essex, and Hudson')
    expect(['Éclair', 'zebra', 'Fort Lee', 'Fortescue', '42nd Street', '8th Street'].sort(compareNames)).toEqual([
      '8th Street',
      '42nd Street',
      'Éclair',
      'Fort Lee',
      'Fortescue',
      'zebra',
    ])
  })
})
