import { expect, test } from 'vitest'
import { columnsOf, recordOfCells } from './csv-record.ts'

test('a heading or a cell that is called like a property of every object is text', () => {
  const map = {
    columns: { Key: ['ListingKey'], Status: ['StandardStatus'] },
    values: { StandardStatus: { A: 'Active' } },
    defaults: {},
  } as unknown as Parameters<typeof columnsOf>[0]
  const columns = columnsOf(map, ['Key', 'Status', 'constructor'])
  expect(columns.map(({ fields }) => fields)).toEqual([['ListingKey'], ['StandardStatus'], []])
  const statusOf = (cell: string) => recordOfCells(['1', cell], columns, map)['StandardStatus']
  expect(['A', 'constructor', 'toString'].map(statusOf)).toEqual(['Active', 'constructor', 'toString'])
})
