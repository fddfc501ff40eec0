import { describe, expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { completeSentences } from '#domain/voice/complete-sentences.ts'
import { PLACES, watchedContext } from '../../tests/voice/agent-context.ts'
import { guardAnswer } from './answer-guard.ts'
import type { ToldHome } from './claims/told-home.ts'
import { runTool } from './tool-registry.ts'

const TODAY = '2026-11-21'
const HOME: ToldHome = {
  id: 1,
  title: 'Loft in a Converted Church',
  address: '12 Church Street, Montclair, NJ 07042',
  city: 'Montclair',
  county: 'Essex',
  price: 450_000,
  beds: 3,
  baths: 2.5,
  squareFeet: 1400,
  office: 'Highlands Realty',
}
const said = (text: string, homes: ToldHome[] = [], told = '') => {
  const guard = guardAnswer({ agency: SAMPLE_AGENCY, places: PLACES }, TODAY)
  guard.knows(homes)
  guard.told(told)
  return guard.sentence(text)
}

describe('a sentence of a language model', () => {
  test.each([
    'There are 12 homes in Bergen County under $800,000.',
    'It has 3 bedrooms, 2.5 bathrooms and a two-car garage, and is listed by Highlands Realty.',
    'Its school district is Ridgewood.',
    'Would you like to save this search?',
    'I can book a tour for you.',
    'The average home price in Essex County is $560,000.',
  ])('with facts that were told is said as it is: %s', (text) =>
    expect(
      said(
        text,
        [HOME],
        `12 homes in Bergen County under $800,000. Two-car garage, school district Ridgewood. The average home price in Essex County is $560,000.`,
      ),
    ).toBe(text),
  )

  test.each([
    'It is a safe neighborhood.',
    'Ridgewood has great schools.',
    'This town is perfect for families.',
    'It is close to a synagogue.',
    'Mostly white people live there.',
    'Crime is low there.',
  ])('that steers becomes a refusal: %s', (text) =>
    expect(said(text)).toMatch(/^(?:I can’t judge|I don’t rate|Fair-housing law)/),
  )

  test.each(['Es un barrio seguro.', 'Queda cerca de una iglesia.', 'Es una zona muy familiar.'])(
    'that steers in Spanish becomes a refusal in Spanish: %s',
    (text) => expect(said(text)).toMatch(/^(?:No puedo juzgar|Las leyes de vivienda justa)/),
  )

  test.each([
    'I have sent your message.',
    "I've just booked the tour for you.",
    'I’ve saved it to your favorites.',
    'Your tour is booked.',
    'The request has been sent.',
    'See https://example.com/homes for more.',
    '**',
  ])('that claims a deed, leads away or says nothing is left out: %s', (text) => expect(said(text)).toBe(''))

  test('says the costs that a tool has told, and none of its own', async () => {
    const context = watchedContext()
    const guard = guardAnswer({ agency: SAMPLE_AGENCY, places: PLACES }, TODAY)
    const sentences: string[] = []
    for (const [tool, input] of [
      ['monthly_cost', { listing_id: 3 }],
      ['cash_to_close', { listing_id: 3 }],
      ['affordability', { income: 150_000, savings: 60_000 }],
      ['move_in_cost', { listing_id: 19 }],
      ['rent_benchmark', { listing_id: 19 }],
    ] as const) {
      const done = await runTool(tool, input, context)
      if (!done.ok) throw new Error(done.problem.message)
      const { say, facts, shown } = done.value
      if (shown?.kind === 'listing') guard.knows([shown.listing])
      if (shown?.kind === 'search') guard.knows(shown.listings)
      guard.told(say, facts, shown?.kind === 'listing' ? shown.listing.id : null)
      sentences.push(...completeSentences(`${say} `, 0).sentences.map((text) => text.trim()))
    }
    expect(sentences.length).toBeGreaterThan(10)
    expect(sentences.map((text) => guard.sentence(text))).toEqual(sentences)
    expect(guard.sentence('The colonial costs about $9,280 a month with 10% down.')).toMatch(/^The colonial costs/)
    expect(guard.sentence('The Hoboken rental costs about $9,280 a month.')).toBe('')
    for (const invented of [
      'It costs about $7,000 a month.',
      'The rate is 5.9% now.',
      'With 3 percent down it works.',
    ]) {
      expect(guard.sentence(invented)).toBe('')
    }
  })

  test.each([
    'You qualify for this home.',
    'You would be approved for that.',
    'You are pre-approved.',
    'That is the best rate.',
    'You will get a loan.',
    'This home is overpriced.',
    'It is a fair price.',
    'The rent is below the market rent.',
  ])('that promises a loan or judges a price is left out: %s', (text) => expect(said(text)).toBe(''))

  test.each(['All lawful income counts, including a voucher.', 'You can use a voucher for the rent.'])(
    'about vouchers is said: %s',
    (text) => expect(said(text)).toBe(text),
  )

  test('no voucher is turned away', () => expect(said('No Section 8 people live there.')).toMatch(/^Fair-housing law/))

  test('marks of formatting are taken out, and the title of a home is no steering', () => {
    expect(said('- **Two** homes: `A` and [B](https://x.example)')).not.toMatch(/[*`[\]]/)
    const titled = 'It is Loft in a Converted Church, $450,000.'
    expect(said(titled)).toMatch(/^Fair-housing law/)
    expect(said(titled, [HOME])).toBe(titled)
    expect(said('It is at 12 Church Street in Montclair.', [HOME])).toBe('It is at 12 Church Street in Montclair.')
  })
})
