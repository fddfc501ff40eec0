import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { suggest } from './suggestions.ts'

const homes = [
  { address: '12 Hudson Street, Hoboken, NJ 07030' },
  { address: '14 Hudson Street, Hoboken, NJ 07030' },
  { address: 'Hoboken, NJ 07030' },
]
const names = (text: string) => suggest(text, homes).map(({ kind, name, context }) => `${kind}: ${name}, ${context}`)

test('towns, counties, ZIP codes and addresses, each by its kind', () => {
  expect(names('hob')).toEqual(['Town: Hoboken, Hudson County'])
  expect(names('hudson').slice(0, 1)).toEqual(['County: Hudson County, New Jersey'])
  expect(names('hudson')).toContain('Address: 12 Hudson Street, Hoboken, NJ 07030')
  expect(names('07030')).toEqual(['ZIP code: 07030, Hoboken, Hudson County'])
  expect(names('12 hud')).toEqual(['Address: 12 Hudson Street, Hoboken, NJ 07030'])
  expect(names('hudson st hoboken')).toHaveLength(2)
})

test('larger places come first, and short forms are understood', () => {
  expect(names('new')[0]).toBe('Town: Newark, Essex County')
  expect(names('mt oli')[0]).toContain('Mount Olive')
  expect(names('orange')).toEqual(
    expect.arrayContaining(['Town: Orange, Essex County', 'Town: West Orange, Essex County']),
  )
  expect(names('bergen co')).toContain('County: Bergen County, New Jersey')
})

test('a misspelled name stands for the place, where nothing is spelled so', () => {
  expect(names('hobokn')).toEqual(['Town: Hoboken, Hudson County'])
  expect(names('xqz')).toEqual([])
})

test('a home without a street is never suggested by its address', () => {
  expect(suggest('hoboken', homes).filter(({ kind }) => kind === 'Address')).toEqual([])
})

test('a place replaces every other one, an address only the text', () => {
  expect(suggest('hoboken', homes)[0]!.change).toEqual({
    search: '',
    county: null,
    towns: ['Hudson/Hoboken'],
    area: null,
    within: null,
  })
  expect(suggest('hudson county', homes)[0]!.change).toMatchObject({ search: '', county: 'Hudson', towns: [] })
  expect(suggest('0703', homes)[0]!.change).toMatchObject({ search: '07030', towns: [] })
  expect(suggest('12 hudson', homes)[0]!.change).toEqual({ search: '12 Hudson Street, Hoboken, NJ 07030' })
})

test('never more than eight, never two of the same', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('ma', 'n', '07', 'st', '1', 'lake', 'west')),
      (text) => {
        const found = suggest(text, SAMPLE_LISTINGS)
        expect(found.length).toBeLessThanOrEqual(8)
        expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(found.length)
      },
    ),
  )
})
