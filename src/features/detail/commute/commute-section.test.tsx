import { expect, test } from 'vitest'
import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { commutes } from '#domain/commute/commutes.ts'
import { nearStations } from '#domain/commute/near-stations.ts'
import { ridesTo } from '#domain/commute/rides.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { renderedOnRouter } from '../../../../tests/rendered-on-router.tsx'
import { CommuteSection } from './commute-section.tsx'
import { DeparturesStrip } from './departures-strip.tsx'

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

test('D: the heading is the way to Penn Station, or to the first place in reach on foot', async () => {
  expect(await read(sampleIn('Glen Ridge'))).toContain(
    'Getting to work 44 minutes from the door to Penn Station 8 min on foot to Glen Ridge, then 36 by train without a change. Where do you work? Anywhere',
  )
  expect(await read(sampleIn('Fair Lawn'))).toContain(
    '62 minutes from the door to Penn Station 10 min on foot to Radburn Fair Lawn, then 52 by train with a change at Secaucus Junction.',
  )
  expect(await read(sampleIn('Hoboken'))).toContain(
    'About 28 minutes from the door to World Trade Center 18 min on foot to Hoboken, then about 10 by PATH without a change.',
  )
})

test('D: three stations by way and ride, each with its source', async () => {
  const text = await read(sampleIn('Glen Ridge'))
  expect(text).toContain('Station Penn Station Hoboken From the door')
  expect(text).toContain(
    'Glen Ridge 8 min walk 36 min 32 to 39 6 trains 1.5 an hour 29 min 28 to 30 4 trains 1.5 an hour 44 min',
  )
  expect(text).toContain(
    'timetable of September 2026, which ended on October 10, 2026: scheduled, not promised, and without fares. Minutes by car are estimated: the drive, and 15 to park and walk to the platform.',
  )
  expect(text).toContain('Walks are the straight line times 1.3 at 80 meters a minute')
  expect(await read(sampleIn('Fair Lawn'))).toContain('52 min change at Secaucus Junction 41 to 57 11 trains 3 an hour')
})

test('D: the nearest station is named where no minutes from it are known, and no walk of an hour is the way to work', async () => {
  const text = await read(ALL_SAMPLES.find(({ id }) => id === 2)!)
  expect(text).toContain('The nearest station is Port Imperial, 7 minutes on foot. Minutes from there are not known.')
  expect(text).not.toMatch(/\d\d minutes on foot to/)
})

test('D: an address’s place of work holds; one that the timetable doesn’t know does not', async () => {
  const glenRidge = sampleIn('Glen Ridge')
  expect(await read(glenRidge, '?train=hoboken')).toContain(
    '37 minutes from the door to Hoboken 8 min on foot to Glen Ridge',
  )
  expect(await read(glenRidge, '?train=atlantis')).toContain('44 minutes from the door to Penn Station')
  expect(await read(sampleIn('Hoboken'), '?train=njt-dover')).toMatch(
    /from the door to Dover|Minutes to Dover: not known/,
  )
})

test('D: where no station is near, or nobody can say, words stand in place of minutes', async () => {
  expect(await read(sampleIn('Highland Lakes'))).toContain(
    'No train station in Sussex County Only stations within 3 miles',
  )
  expect(await read(sampleIn('Mendham'))).toContain('No station within 3 miles')
  expect(await read(sampleIn('Robbinsville'))).toContain('Getting to work Not provided')
  const hidden = { ...sampleIn('Glen Ridge'), location: null, addressHidden: true }
  expect(await read(hidden)).toContain('Not provided The seller doesn’t show where the home is.')
})

test('D: a timetable with departures has a mark for each train of the morning', async () => {
  const [best] = commutes(
    nearStations(sampleIn('Glen Ridge').location!, EMBEDDED_TIMETABLE),
    ridesTo('new-york-penn', EMBEDDED_TIMETABLE),
  )
  const strip = async (departures: readonly number[] | null) =>
    renderedOnRouter(
      () => (
        <DeparturesStrip
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
  expect(textOf(html)).toContain('Trains from Glen Ridge to Penn Station between 6 and 10 a.m.')
  expect(html).toContain('2 trains leave between 6 and 10 a.m.: 7:05, 7:40.')
  expect(html.match(/<i /g)).toHaveLength(2)
  expect(textOf(html)).toContain('1 train an hour')
})
