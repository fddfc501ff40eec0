import { expect, test } from 'vitest'
import type { ColumnMap } from './column-map.ts'
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

test('open houses stand in one cell, or in columns of day, start and end, which belong together by their order', () => {
  const map: ColumnMap = {
    columns: {
      Shows: 'OpenHouse',
      'Open 1': 'OpenHouseDate',
      'From 1': 'OpenHouseStartTime',
      'To 1': 'OpenHouseEndTime',
      'Open 2': 'OpenHouseDate',
      'From 2': 'OpenHouseStartTime',
      'To 2': 'OpenHouseEndTime',
    },
    values: {},
    defaults: {},
  }
  const columns = columnsOf(map, Object.keys(map.columns))
  const housesOf = (...cells: string[]) => recordOfCells(cells, columns, map)['OpenHouse']
  const one = { OpenHouseDate: '2026-11-29', OpenHouseStartTime: '13:00', OpenHouseEndTime: '15:00' }
  expect(housesOf('11/29/2026 1-3 PM')).toEqual([one])
  expect(housesOf('', '11/29/2026', '13:00', '15:00', '', '', '')).toEqual([one])
  expect(housesOf('', '', '', '', '11/29/2026', '13:00', '15:00')).toEqual([one])
  expect(housesOf('', '', '', '', '', '', '')).toBeUndefined()
})
