import { describe, expect, test } from 'vitest'
import { PLACES } from '../../tests/voice/agent-context.ts'
import { guardAnswer } from './answer-guard.ts'

const said = (text: string, known: string[] = []) => {
  const guard = guardAnswer(PLACES)
  guard.knows(known)
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
  ])('with facts is said as it is: %s', (text) => expect(said(text)).toBe(text))

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

  test.each([
    'I have sent your message.',
    "I've just booked the tour for you.",
    'I’ve saved it to your favorites.',
    'Your tour is booked.',
    'The request has been sent.',
    'See https://example.com/homes for more.',
    '**',
  ])('that claims a deed, leads away or says nothing is left out: %s', (text) => expect(said(text)).toBe(''))

  test('marks of formatting are taken out, and the title of a home is no steering', () => {
    expect(said('- **Two** homes: `A` and [B](https://x.example)')).not.toMatch(/[*`[\]]/)
    const titled = 'The first is Loft in a Converted Church, $450,000.'
    expect(said(titled)).toMatch(/^Fair-housing law/)
    expect(said(titled, ['Loft in a Converted Church'])).toBe(titled)
    expect(said('It is at 12 Church Street in Montclair.')).toBe('It is at 12 Church Street in Montclair.')
  })
})
