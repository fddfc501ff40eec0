import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { downDollars, matchFilters, MATCH_URL } from './match-address.ts'
import { limitOfIncome } from './match-controls.tsx'

test('an address without parameters has the usual limits', () => {
  const { market, cost, train, price } = matchFilters({})
  expect({ market, upTo: cost.upTo, to: train.to, minutes: train.minutes, price }).toEqual({
    market: 'sale',
    upTo: 5500,
    to: 'new-york-penn',
    minutes: 75,
    price: EVERY_PRICE,
  })
  expect(downDollars(matchFilters({}))).toBe(100_000)
})

test('limits in the address hold; minutes that it leaves out are any; what isn’t possible is usual', () => {
  const rent = matchFilters({ market: 'rent', cost: '2450', train: 'hoboken', beds: '3' })
  expect([rent.market, rent.cost.upTo, rent.train.to, rent.train.minutes, rent.beds]).toEqual([
    'rent',
    2450,
    'hoboken',
    null,
    null,
  ])
  const wrong = matchFilters({ cost: 'much', down: '10', train: '<script>', trainMinutes: '9999' })
  expect([wrong.cost.upTo, downDollars(wrong), wrong.train.to]).toEqual([5500, 100_000, 'new-york-penn'])
})

test('a form sends the down payment in dollars', () => {
  expect(downDollars(matchFilters({ downDollars: '45000' }))).toBe(45_000)
  expect(downDollars(matchFilters({ downDollars: 'x' }))).toBe(100_000)
})

test('the address of a state opens that state', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('sale', 'rent'),
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.option(fc.integer({ min: 15, max: 180 })),
      (market, cost, down, minutes) => {
        const params = {
          market,
          cost: String(cost),
          down: `${down}usd`,
          train: 'hoboken',
          ...(minutes && { trainMinutes: String(minutes) }),
        }
        const state = MATCH_URL.read(params)
        expect(MATCH_URL.read(MATCH_URL.write(state)).wanted).toEqual(state.wanted)
      },
    ),
  )
})

test('the limit of an income is rounded down to $50', () => {
  expect(limitOfIncome(150_000, 'sale')).toBe(3500)
  expect(limitOfIncome(152_000, 'sale')).toBe(3500)
  expect(limitOfIncome(100_000, 'rent')).toBe(2500)
})
