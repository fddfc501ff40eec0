import { expect, test } from 'vitest'
import { UNKNOWN_LEASE } from '../listing/lease-terms.ts'
import { tenantUtilities } from './tenant-utilities.ts'

const AMOUNTS = { 'heat-gas': 110, 'heat-electric': 180, 'heat-oil': 260, electricity: 90, water: 40 }
const home = (heating: string | null, tenantPays: string[], rentIncludes: string[] = []) => ({
  heating,
  lease: { ...UNKNOWN_LEASE, tenantPays, rentIncludes },
})

test.each([
  ['Forced Air, Gas', 200],
  ['Oil, Baseboard', 350],
  ['Electric baseboard', 270],
  [null, 200],
])('heat by %s, and electricity', (heating, dollars) => {
  expect(tenantUtilities(home(heating, ['Heat', 'Electricity']), AMOUNTS).dollars).toBe(dollars)
})

test('what the rent includes isn’t counted, and hot water isn’t water', () => {
  const found = tenantUtilities(home('Gas', ['Electric', 'Gas'], ['Heat', 'Hot Water', 'Water']), AMOUNTS)
  expect(found).toEqual({ dollars: 90, counted: ['electricity'], unknown: ['gas'], unsaid: [], allIncluded: false })
  expect(tenantUtilities(home('Gas', ['Hot Water']), AMOUNTS).counted).toEqual([])
})

test('all utilities, either way', () => {
  expect(tenantUtilities(home('Gas', [], ['All Utilities']), AMOUNTS)).toMatchObject({ dollars: 0, allIncluded: true })
  expect(tenantUtilities(home('Gas', ['All Utilities']), AMOUNTS).unknown).toEqual(['hot-water', 'gas'])
})

test('of a listing that says nothing nothing is known', () => {
  const { dollars, unsaid, allIncluded } = tenantUtilities(home(null, []), AMOUNTS)
  expect([dollars, unsaid.length, allIncluded]).toEqual([0, 5, false])
})
