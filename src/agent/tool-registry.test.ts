import { expect, test } from 'vitest'
import { fail, unavailable } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { PLACES, watchedContext } from '../../tests/voice/agent-context.ts'
import type { ToolAnswer } from './agent-tool.ts'
import { filtersOf, searchInput } from './search-input.ts'
import { runTool } from './tool-registry.ts'
import { describeTools } from './tool-schemas.ts'

async function answered(name: string, input: Record<string, unknown>, context = watchedContext()) {
  const done = await runTool(name, input, context)
  if (!done.ok) throw new Error(done.problem.message)
  return done.value
}

const confirmationOf = ({ facts }: ToolAnswer) => (facts as { confirmation: string }).confirmation

test('every tool is described to a model by name, words and a JSON schema', () => {
  const tools = describeTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'search_listings',
    'county_facts',
    'listing_facts',
    'compare_listings',
    'similar_listings',
    'rank_homes',
    'budget',
    'affordability',
    'monthly_cost',
    'cash_to_close',
    'move_in_cost',
    'rent_benchmark',
    'voucher_check',
    'commute',
    'explain_term',
    'save_search',
    'save_favorite',
    'send_inquiry',
    'book_tour',
    'request_callback',
  ])
  for (const { description, parameters } of tools) {
    expect(description.length).toBeGreaterThan(20)
    expect(parameters).toMatchObject({ type: 'object', properties: {} })
  }
  expect(tools.find(({ name }) => name === 'book_tour')!.parameters).toMatchObject({
    required: ['listing_id', 'name', 'email', 'day', 'time_of_day'],
    properties: { time_of_day: { enum: ['morning', 'afternoon', 'evening'] } },
  })
})

test('input no tool can take is refused by name', async () => {
  const context = watchedContext()
  expect(await runTool('sell_house', {}, context)).toMatchObject({ problem: { kind: 'not-found' } })
  expect(await runTool('search_listings', { county: 'Kings' }, context)).toMatchObject({
    problem: { kind: 'invalid', fields: [{ field: 'county' }] },
  })
  expect(await runTool('search_listings', { towns: ['Atlantis'] }, context)).toMatchObject({
    problem: { kind: 'invalid', fields: [{ message: expect.stringContaining('a town called Atlantis') as string }] },
  })
  expect(await runTool('search_listings', { min_price: 9, max_price: 1 }, context)).toMatchObject({ ok: false })
  expect(await runTool('listing_facts', { listing_id: 4711 }, context)).toMatchObject({
    problem: { kind: 'not-found' },
  })
})

test('towns are found by name, and by county where the name alone doesn’t tell', async () => {
  const { shown } = await answered('search_listings', { towns: ['ridgewood', 'Sussex/Sussex'] })
  expect(shown).toMatchObject({ filters: { towns: ['Bergen/Ridgewood', 'Sussex/Sussex'] }, total: 1 })
})

test('towns are searched with those that border them, or within miles of them', async () => {
  const bordering = await answered('search_listings', { towns: ['Hoboken'], neighboring_towns: true })
  const towns = ['Hudson/Hoboken', 'Hudson/Jersey City', 'Hudson/Union City', 'Hudson/Weehawken']
  expect(bordering.shown).toMatchObject({ filters: { towns } })
  const near = await answered('search_listings', { towns: ['Hoboken'], towns_within_miles: 2 })
  expect(near.shown).toMatchObject({ filters: { towns: ['Hudson/Hoboken', 'Hudson/Union City', 'Hudson/Weehawken'] } })
})

test('filters become a tool’s input and the same filters again', () => {
  const filters: ListingFilters = {
    ...defaultFilters('sale', everyPrice),
    search: 'tudor',
    county: 'Essex',
    price: { min: 300_000, max: 2_000_000 },
    beds: 3,
    baths: 2.5,
    amenities: ['pool'],
    towns: ['Essex/Montclair'],
  }
  expect(filtersOf(searchInput(filters), PLACES)).toEqual({ ok: true, value: filters })
  const none = defaultFilters('rent', everyPrice)
  expect(filtersOf(searchInput(none), PLACES)).toEqual({ ok: true, value: none })
})

test('homes past those read out follow, and past the last there are none', async () => {
  const first = await answered('search_listings', {})
  const next = await answered('search_listings', { offset: 3 })
  const ids = ({ shown }: ToolAnswer) => (shown?.kind === 'search' ? shown.listings.map(({ id }) => id) : [])
  expect(new Set([...ids(first), ...ids(next)]).size).toBe(6)
  expect((await answered('search_listings', { offset: 18 })).say).toBe('Those were all 18.')
})

test('what a listing doesn’t say is null to a model and not provided to the ear', async () => {
  const about = await answered('listing_facts', { listing_id: 3, facts: ['fees', 'schools', 'heating', 'taxes'] })
  expect(about.say).toMatch(
    /Association fee: not provided.*Ridgewood Public Schools.*I don’t rate schools.*Central.*\$21,400/,
  )
  expect(about.facts).toMatchObject({ association_fee_usd: null, taxes_usd_per_year: 21_400, listing_id: 3 })
  expect(about.sources).toEqual([expect.objectContaining({ attribution: 'Listed by Keystead Realty LLC' })])
})

test('nothing is sent but what was read back: other words need another yes', async () => {
  const context = watchedContext()
  const tour = {
    listing_id: 5,
    name: 'Ana',
    email: 'ana@example.com',
    day: '2026-12-01',
    time_of_day: 'morning',
  }
  const read = await answered('book_tour', tour, context)
  expect(read.say).toMatch(/Tuesday, December 1, in the morning.*By sending this message, you agree/)
  const confirmation = confirmationOf(read)
  await answered('book_tour', { ...tour, confirmation: 'yes' }, context)
  const changed = await answered('book_tour', { ...tour, time_of_day: 'evening', confirmation }, context)
  expect(changed.facts).toMatchObject({ sent: false })
  expect(context.sent).toEqual([])
  const sent = await answered('book_tour', { ...tour, confirmation }, context)
  expect(sent).toMatchObject({ facts: { sent: true }, shown: { kind: 'inquiry-sent', tour: true } })
  expect(context.sent).toHaveLength(1)
  expect(context.sent[0]!.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('a tour on no day of the calendar, or by nobody, is refused with the field’s name', async () => {
  const tour = { listing_id: 5, name: ' ', email: 'no', day: '2026-02-30', time_of_day: 'morning' }
  const done = await runTool('book_tour', tour, watchedContext())
  expect(done).toMatchObject({ problem: { kind: 'invalid', fields: expect.any(Array) as [] } })
  expect(done.ok ? [] : done.problem.kind === 'invalid' && done.problem.fields.map(({ field }) => field)).toEqual([
    'name',
    'email',
    'tour.day',
  ])
})

test('gateways that can’t be reached are no answers', async () => {
  const context = watchedContext()
  const listings = { ...context.listings, search: async () => fail(unavailable('down')) }
  for (const name of ['search_listings', 'budget']) {
    expect(await runTool(name, { price: 1000 }, { ...context, listings })).toMatchObject({
      problem: { kind: 'unavailable' },
    })
  }
})

test('an income is told as a price or a rent with its assumption', async () => {
  expect((await answered('budget', { income: 90_000, market: 'rent' })).say).toMatch(/30% of.*\$2,200 a month/)
  expect((await answered('budget', { income: 210_000 })).say).toMatch(
    /^About \$557,000 with Passaic.*28% of income.*a lender decides/,
  )
  expect((await answered('budget', {})).say).toMatch(/Tell me a price/)
})
