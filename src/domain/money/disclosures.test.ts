import { describe, expect, test } from 'vitest'
import { DISCLOSURES, disclosures, type Disclosure, type DisclosureHome, type DisclosureTable } from './disclosures.ts'

const TABLE: DisclosureTable = {
  laws: Object.fromEntries(
    DISCLOSURES.map((id) => [id, { law: `the law of ${id}`, from: null }]),
  ) as DisclosureTable['laws'],
  leadPaintBefore: 1978,
}
const HOME: DisclosureHome = { market: 'sale', yearBuilt: 1924, waterSource: 'Public', answers: {} }

const rowOf = (disclosure: Disclosure, home: Partial<DisclosureHome>) =>
  disclosures({ ...HOME, ...home }, TABLE).find((row) => row.disclosure === disclosure)!
const stateOf = (disclosure: Disclosure, home: Partial<DisclosureHome>) => {
  const { state, reason } = rowOf(disclosure, home)
  return [state, reason.code]
}

describe('the papers of a home', () => {
  test('are all named, each with its law', () => {
    const rows = disclosures(HOME, TABLE)
    expect(rows.map(({ disclosure }) => disclosure)).toEqual([...DISCLOSURES])
    expect(rows[0]!.law).toBe('the law of property-condition')
  })

  test('are provided or not as somebody answered, else nobody asked', () => {
    const answers = { flood: 'provided', radon: 'not-provided' } as const
    expect(stateOf('flood', { answers })).toEqual(['provided', 'every-sale'])
    expect(stateOf('radon', { answers })).toEqual(['not-provided', 'if-tested'])
    expect(stateOf('property-condition', { answers })).toEqual(['not-asked', 'every-sale'])
  })

  test('on lead depend on the year built, and stay open without it', () => {
    expect(rowOf('lead-paint', { yearBuilt: 1977 }).reason).toEqual({ code: 'built-before', year: 1978, built: 1977 })
    expect(stateOf('lead-paint', { yearBuilt: 1978 })).toEqual(['not-applicable', 'built-since'])
    expect(stateOf('lead-paint', { yearBuilt: null })).toEqual(['not-asked', 'year-built-not-given'])
    expect(stateOf('lead-certificate', {})).toEqual(['not-applicable', 'only-rentals'])
    expect(stateOf('lead-certificate', { market: 'rent' })).toEqual(['not-asked', 'built-before'])
  })

  test.each([
    ['Well', 'not-asked', 'private-well'],
    ['Shared Well, Public', 'not-asked', 'private-well'],
    ['Public', 'not-applicable', 'no-private-well'],
    ['Private', 'not-asked', 'water-source-unclear'],
    [null, 'not-asked', 'water-source-unclear'],
  ])('on a well depend on the water: %s', (waterSource, state, reason) => {
    expect(stateOf('well-test', { waterSource })).toEqual([state, reason])
  })

  test('of a rental leave out what only a seller gives', () => {
    const rental = { market: 'rent' } as const
    expect(stateOf('property-condition', rental)).toEqual(['not-applicable', 'only-sales'])
    expect(stateOf('radon', rental)).toEqual(['not-applicable', 'only-sales'])
    expect(stateOf('flood', rental)).toEqual(['not-asked', 'every-rental'])
  })

  test('that are here count though the home needs none', () => {
    expect(stateOf('lead-paint', { yearBuilt: 2004, answers: { 'lead-paint': 'provided' } })[0]).toBe('provided')
    expect(stateOf('lead-paint', { yearBuilt: 2004, answers: { 'lead-paint': 'not-provided' } })[0]).toBe(
      'not-applicable',
    )
  })
})
