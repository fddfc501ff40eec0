import { expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { CATALOGUE, type ListingFilters } from '#domain/search/filters/catalogue.ts'
import { keysOfKind } from '#domain/search/filters/keys-of-kind.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { FurtherFilters } from './further-filters.tsx'

const html = async (filters: Partial<ListingFilters>, counts: Record<string, number> = {}) =>
  (
    await renderedOnRouter(
      () => (
        <FurtherFilters
          filters={{ ...defaultFilters(filters.market), ...filters }}
          counts={counts}
          towns={null}
          onChoose={() => undefined}
        />
      ),
      '/listings',
    )
  ).replaceAll('<!-- -->', '')

/** The boxes with these labels: whether each is checked and can be chosen, and its count. */
const boxes = (markup: string) =>
  Object.fromEntries(
    [...markup.matchAll(/<input type="checkbox"([^>]*)\/><span[^>]*><span[^>]*>(.*?) <span[^>]*>(.*?)<\/span>/g)].map(
      ([, attributes = '', label = '', count = '']) => [
        label,
        `${attributes.includes('checked') ? 'checked ' : ''}${attributes.includes('disabled') ? 'disabled ' : ''}${count}`,
      ],
    ),
  )

test('L-03 a choice that would show nothing stays visible and can’t be made, unless it is in force', async () => {
  const counts = { 'fee=0': 3, 'kind=house': 4, 'kind=condo': 0, 'basement=yes': 0, 'openHouse=yes': 1200 }
  expect(boxes(await html({ basement: true, kinds: ['house'] }, counts))).toMatchObject({
    House: 'checked (4)',
    Condo: 'disabled (0)',
    Basement: 'checked (0)',
    'Open house this weekend': '(1,200)',
    Fireplace: '',
    'Only homes without a fee': '(3)',
  })
})

test('L-03 the lease is asked about for rentals alone, the association’s fee for sales', async () => {
  const [sale, rent] = [await html({}), await html({ market: 'rent', available: '2027-01-31' })]
  expect(sale).toContain('Association fee up to')
  expect(sale).not.toContain('Pets allowed')
  expect(rent).not.toContain('Association fee up to')
  expect(rent).toContain('Pets allowed')
  expect(rent).toContain('value="2027-01-31"')
})

test('L-03 a room can be chosen and left out among rentals; among sales what was asked for can be taken back', async () => {
  const [sale, rent] = [boxes(await html({})), boxes(await html({ market: 'rent' }))]
  expect(rent).toMatchObject({ Room: '', 'Not a room': '' })
  expect(Object.keys(sale)).not.toEqual(expect.arrayContaining(['Room']))
  expect(Object.keys(sale)).not.toEqual(expect.arrayContaining(['Not a room']))
  expect(boxes(await html({ kinds: ['room'] }))).toMatchObject({ Room: 'checked ' })
})

test('L-03 each flag has a box', async () => {
  const markup = `${await html({})}${await html({ market: 'rent' })}`
  const named = Object.keys(boxes(markup))
  expect(keysOfKind('flag').filter((key) => !named.includes(CATALOGUE[key].label))).toEqual([])
  expect(markup).toContain('Rents up to 110% of HUD’s fair market rent for the home’s size and ZIP code')
})

test('L-03 the panel’s county is among the counties, with any others', async () => {
  expect(boxes(await html({ county: 'Essex' }))).toMatchObject({ Essex: 'checked ', Hudson: '' })
  expect(boxes(await html({ counties: ['Essex', 'Hudson'] }))).toMatchObject({ Essex: 'checked ', Hudson: 'checked ' })
})

test('L-03 the boxes of a group are read out with its name, and with what is said of it', async () => {
  const markup = await html({})
  const [, id = ''] = /<h3 id="([^"]+)"[^>]*>Accessibility</.exec(markup) ?? []
  expect(markup).toContain(`role="group" aria-labelledby="${id}" aria-describedby="${id}-said"`)
  expect(markup).toContain(`<p id="${id}-said" class="-mt-1 mb-1 text-sm text-ink-soft">Based on the listing`)
})

test('L-03 ranges show what is in force', async () => {
  const markup = await html({ size: { min: 1200, max: null }, lot: { min: null, max: 0.5 } })
  expect(markup).toMatch(/aria-label="Size from"[^>]*value="1200"/)
  expect(markup).toMatch(/aria-label="Lot to"[^>]*value="0.5"/)
})

test('L-03 words in the description show what is in force', async () => {
  const markup = await html({ words: 'home office,gas' })
  expect(markup).toContain('Keywords')
  expect(markup).toContain('Separate with commas; we’ll show homes that mention all of them.')
  expect(markup).toContain('value="home office, gas"')
})

test('L-03 what is left out is in a closed group of its own, open once something is left out', async () => {
  const leaveOut = (markup: string) => /<details( open="")?><summary[^>]*>Leave out</.exec(markup)?.[1]
  expect(leaveOut(await html({}))).toBeUndefined()
  const markup = await html({ notKinds: ['condo'] }, { 'not-kind=condo': 12, 'not-county=Essex': 0 })
  expect(leaveOut(markup)).toBe(' open=""')
  expect(boxes(markup)).toMatchObject({
    'Not a condo': 'checked (12)',
    'No pool': '',
    'Not Essex County': 'disabled (0)',
  })
})

test('L-03 features have boxes with counts, those that were found have one too, and the list has every feature and flag', async () => {
  const counts = { 'features=porch': 7, 'features=skylights': 0, 'features=attic': 2 }
  const markup = await html({ features: ['skylights'] }, counts)
  const shown = boxes(markup)
  expect(shown).toMatchObject({ Porch: '(7)', Skylights: 'checked (0)' })
  expect(shown).not.toHaveProperty('Attic')
  const offered = [...markup.matchAll(/<option value="([^"]*)"/g)].map(([, name]) => name)
  expect(offered).toEqual(expect.arrayContaining(['Attic', 'EV charging', 'Elevator', 'Fireplace']))
})
