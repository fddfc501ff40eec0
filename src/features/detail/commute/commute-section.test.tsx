import { expect, test } from 'vitest'
import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { commutes } from '#domain/commute/commutes.ts'
import { nearStations } from '#domain/commute/near-stations.ts'
import { ridesTo } from '#domain/commute/rides.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { renderedOnRouter } from '../../../../tests/rendered-on-router.tsx'
import { CommuteSection } from './commute-section.tsx'
import { DeparturesFold } from './departures-fold.tsx'

const sampleIn = (town: string): Listing => ALL_SAMPLES.find(({ city }) => city === town)!

/** The section as it is read, without the places offered. */
async function read(listing: Listing, query = ''): Promise<string> {
  const loadNumbers = () => Promise.reject(new Error('Nothing is kept on a server.'))
  const html = await renderedOnRouter(
    () => <CommuteSection listing={listing} loadNumbers={loadNumbers} />,
    `/listings/${listing.id}${query}`,
  )
  return textOf(html.replace(/<optgroup.*<\/optgroup>/g, ''))
}

const textOf = (html: string): string =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<\/(?:td|th|tr|p|h2|h3|b|caption|label|option)>|<small>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')

test('D: the heading is the commute to Penn Station, or to the first place in reach on foot', async () => {
  expect(await read(sampleIn('Glen Ridge'))).toContain(
    'Getting to work About 44 minutes to Penn Station, door to door Where do you work? Select a place',
  )
  expect(await read(sampleIn('Fair Lawn'))).toContain('About 62 minutes to Penn Station, door to door')
  expect(await read(sampleIn('Hoboken'))).toContain('About 28 minutes to World Trade Center, door to door')
})

test('D: a row for each station, its way, its ride, and both together, with their source', async () => {
  const text = await read(sampleIn('Glen Ridge'))
  expect(text).toContain('Station Getting there Ride Door to door')
  expect(text).toContain('Glen Ridge 8 min walk 36 min 32 to 39 every 40 min 44 min')
  expect(text).toContain(
    'timetable of September 2026, which ended on October 10, 2026. Parking and fares not included. Walking and driving times are estimates.',
  )
  expect(await read(sampleIn('Fair Lawn'))).toContain('52 min transfer at Secaucus Junction 41 to 57 every 20 min')
})

test('D: the nearest station is named where no minutes from it are known, and no walk of an hour is the way to work', async () => {
  const text = await read(ALL_SAMPLES.find(({ id }) => id === 2)!)
  expect(text).toContain('The nearest station is Port Imperial, 7 minutes on foot. We don’t have times from there.')
  expect(text).not.toMatch(/\d\d minutes on foot to/)
})

test('D: an address’s place of work holds; one that the timetable doesn’t know does not', async () => {
  const glenRidge = sampleIn('Glen Ridge')
  expect(await read(glenRidge, '?train=hoboken')).toContain('About 37 minutes to Hoboken, door to door')
  expect(await read(glenRidge, '?train=atlantis')).toContain('About 44 minutes to Penn Station, door to door')
  expect(await read(sampleIn('Hoboken'), '?train=njt-dover')).toMatch(
    /minutes to Dover, door to door|We don’t have times to Dover/,
  )
})

test('D: where no station is near, or nobody can say, words stand in place of minutes', async () => {
  expect(await read(sampleIn('Highland Lakes'))).toContain(
    'No train station in Sussex County We look for stations within 3 miles',
  )
  expect(await read(sampleIn('Mendham'))).toContain('No station within 3 miles')
  expect(await read(sampleIn('Robbinsville'))).toContain('Getting to work Not provided')
  const hidden = { ...sampleIn('Glen Ridge'), location: null, addressHidden: true }
  expect(await read(hidden)).toContain('Not provided The listing doesn’t show exactly where the home is.')
})

test('D: a timetable with departures has a mark for each train of the morning', async () => {
  const [best] = commutes(
    nearStations(sampleIn('Glen Ridge').location!, EMBEDDED_TIMETABLE),
    ridesTo('new-york-penn', EMBEDDED_TIMETABLE),
  )
  const strip = async (departures: readonly number[] | null) =>
    renderedOnRouter(
      () => (
        <DeparturesFold
          {...best!}
          ride={{ ...best!.ride, departures }}
          place="new-york-penn"
          timetable={EMBEDDED_TIMETABLE}
        />
      ),
      '/listings/5',
    )
  expect(await strip(null)).toBe('')
  const html = await strip([340, 425, 460, 615])
  expect(textOf(html)).toContain('From Glen Ridge to Penn Station, 6 to 10 AM')
  expect(html).toContain('2 departures from 6 to 10 AM: 7:05, 7:40.')
  expect(html.match(/<i /g)).toHaveLength(2)
  expect(textOf(html)).toContain('Morning departures 1 per hour')
})
