import { expect, test } from 'vitest'
import { readWishes } from './wishes-address.ts'

test('homes unlike the best ones are of the first page, whatever page the address names', () => {
  const params = { beds: '3', like: 'beds', page: '2' }
  expect(readWishes(params).query.page).toBe(2)
  expect(readWishes({ ...params, different: 'yes' }).query.page).toBe(1)
})
