import { expect, test } from 'vitest'
import { SAID_PLACES } from '#content/said-places.ts'
import { townKey, type TownKey } from '#domain/geo/town.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { MAX_TOWNS } from '#domain/search/filters/towns.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { TownBoxes } from './town-boxes.tsx'

const TOWNS = SAID_PLACES.slice(0, MAX_TOWNS).map(({ name, county }) => townKey(name, county))

const html = async (towns: readonly TownKey[], notTowns: readonly TownKey[] = []) =>
  (
    await renderedOnRouter(
      () => <TownBoxes filters={{ ...defaultFilters(), towns, notTowns }} onChoose={() => undefined} />,
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

test('L-03 a town left out has its place among the towns, and says that it is left out', async () => {
  const markup = await html(['Essex/Montclair'], ['Essex/Bloomfield'])
  const labels = [...markup.matchAll(/>((?:Not )?\w+, Essex County)/g)].map(([, label]) => label)
  expect(labels.slice(0, 2)).toEqual(['Not Bloomfield, Essex County', 'Montclair, Essex County'])
  expect(markup.match(/aria-pressed="true"/g)).toHaveLength(1)
})

test('L-03 a town stays searched while as many are left out as a search may leave out', async () => {
  const markup = await html(['Warren/Hope'], TOWNS)
  expect(markup).toContain(`You can leave out up to ${MAX_TOWNS} towns.`)
  expect(markup.match(/aria-pressed="false" aria-disabled="true"/g)).toHaveLength(1)
})
