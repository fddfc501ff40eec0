import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { OpenHouse } from '#domain/listing/open-house.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { OpenHouses } from './open-houses.tsx'

const DAY = 86_400_000
/** An open house from noon to 2 p.m. (New Jersey, winter) so many days from now. */
const inDays = (days: number): OpenHouse => {
  const day = new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
  return { startsAt: `${day}T17:00:00.000Z`, endsAt: `${day}T19:00:00.000Z`, byAppointment: false, remarks: null }
}
async function shown(changes: Partial<Listing>): Promise<string> {
  const listing = { ...SAMPLE_LISTINGS[0]!, ...changes }
  const html = await renderedOnRouter(
    () => <OpenHouses listing={listing} origin="https://homes.example" />,
    '/listings/1',
  )
  return html.replace(/<!--.*?-->/g, '')
}
const calendars = (html: string): string[] =>
  [...html.matchAll(/href="data:text\/calendar;charset=utf-8,([^"]+)"/g)].map((match) => decodeURIComponent(match[1]!))

test('D-03 the next open house is the heading, each has its calendar entry', async () => {
  const openHouses = [inDays(9), inDays(2)]
  const html = await shown({ openHouses })
  expect(html.match(/<h2[^>]*>([^<]+)/)![1]).toMatch(/^[A-Z][a-z]+day, [A-Z][a-z]+ \d+, (?:12|1) to (?:2|3) p\.m\.$/)
  expect(calendars(html).map((text) => /DTSTART:(\d{8})/.exec(text)![1])).toEqual(
    openHouses.toReversed().map(({ startsAt }) => startsAt.slice(0, 10).replaceAll('-', '')),
  )
  expect(calendars(html)[0]).toContain('URL:https://homes.example/listings/1\r\n')
})

test('D-03 nothing is said of open houses that are over', async () => {
  expect(await shown({ openHouses: [inDays(-3)] })).toBe('')
  expect(await shown({ openHouses: [] })).toBe('')
})

test('D-03 the calendar entry of a hidden address holds town and ZIP', async () => {
  const address = 'Mountain Lakes, NJ 07046'
  const [text] = calendars(await shown({ openHouses: [inDays(2)], addressHidden: true, address }))
  expect(text).toContain('LOCATION:Mountain Lakes\\, NJ 07046\r\n')
})

test('D-03 what has to be said beforehand is said', async () => {
  const html = await shown({ openHouses: [{ ...inDays(2), byAppointment: true, remarks: 'Ring <twice>' }] })
  expect(html).toContain('By appointment. Contact us before you come.')
  expect(html).toContain('Ring &lt;twice&gt;')
})
