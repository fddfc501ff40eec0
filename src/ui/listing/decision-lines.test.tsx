import { expect, test } from 'vitest'
import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { DecisionLines } from './decision-lines.tsx'

/** What helps to decide on the sample home in a town, at an address. */
async function words(town: string, query: string, changes: Partial<ListingSummary> = {}): Promise<string> {
  const home = { ...ALL_SAMPLES.find(({ city }) => city === town)!, ...changes }
  const html = await renderedOnRouter(() => <DecisionLines home={home} />, `/listings${query}`)
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<\/li>/g, ' | ')
    .replace(/<[^>]*>/g, '')
    .trim()
}

test.each([
  ['Glen Ridge', 'new-york-penn', '36 min to Penn Station 8 min walk to Glen Ridge'],
  ['Fair Lawn', 'new-york-penn', '52 min to Penn Station, one transfer 10 min walk to Radburn Fair Lawn'],
  ['Hoboken', 'world-trade-center', 'About 10 min by PATH to World Trade Center 18 min walk to Hoboken'],
  ['Glen Ridge', 'njt-hoboken', '29 min to Hoboken 8 min walk to Glen Ridge'],
  ['Highland Lakes', 'hoboken', 'No train station in Sussex County'],
  ['Mendham', 'hoboken', 'No station within 3 miles'],
  ['Robbinsville', 'hoboken', 'Commute: Not provided'],
  ['Glen Ridge', 'atlantis', 'Commute: Not provided'],
])('L-07 the way from %s to %s', async (town, place, line) => {
  const [cost, commute] = (await words(town, `?train=${place}`)).split(' | ')
  expect(cost).toMatch(/^about \$/)
  expect(commute!.replace(/ \|$/, '').trim()).toBe(line)
})

test('L-07 without a place of work no way to it is shown', async () => {
  expect(await words('Glen Ridge', '')).toMatch(/^about \$8,340 a month +\|$/)
  expect(await words('Glen Ridge', '?train=%3Cscript%3E')).not.toContain('min')
})

test('L-07 a home without a location has no known way', async () => {
  expect(await words('Glen Ridge', '?train=hoboken', { location: null })).toContain('Commute: Not provided')
})

test('L-07 a search’s own limits hold for the way shown', async () => {
  const toHoboken = (query: string) => words('Fair Lawn', `?train=hoboken${query}`)
  expect(await toHoboken('&walk=15')).toContain('40 min to Hoboken 10 min walk to Radburn Fair Lawn')
  expect(await toHoboken('&walk=5')).toContain('No station within 5 minutes on foot')
  // What no search can ask for limits nothing.
  expect(await toHoboken('&walk=3')).toContain('10 min walk to Radburn Fair Lawn')
  expect(await words('Hoboken', '?train=secaucus')).toContain(
    '11 min drive + 15 to park at Secaucus Junction, estimated',
  )
})
