import { expect, test } from 'vitest'
import { SAID_PLACES } from '#content/said-places.ts'
import { townKey, type TownKey } from '#domain/geo/town.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { MAX_TOWNS } from '#domain/search/filters/towns.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { TownBoxes } from './town-boxes.tsx'

const TOWNS = SAID_PLACES.slice(0, MAX_TOWNS).map(({ name, county }) => townKey(name, county))

const html = async (towns: readonly TownKey[]) =>
  (
    await renderedOnRouter(
      () => <TownBoxes filters={{ ...defaultFilters(), towns }} onChoose={() => undefined} />,
      '/listings',
    )
  ).replaceAll('<!-- -->', '')

test('L-03 the towns chosen have a box, all others are in the list, and what is nearby is offered once one is chosen', async () => {
  const none = await html([])
  expect(none).toContain('<option value="Montclair, Essex County">')
  expect(none).not.toContain('Neighboring towns')
  const one = await html(['Essex/Montclair'])
  expect(one).toMatch(/<input type="checkbox"[^>]* checked=""[^>]*\/>.*?Montclair, Essex County/)
  for (const label of ['Neighboring towns', 'Within 2 miles', 'Within 5 miles']) expect(one).toContain(label)
})

test('L-03 no more towns are offered than a search may have', async () => {
  const markup = await html(TOWNS)
  expect(markup).toContain(`You can choose up to ${MAX_TOWNS} towns.`)
  expect(markup).not.toContain('Add a town')
  expect(markup).not.toContain('Neighboring towns')
})
