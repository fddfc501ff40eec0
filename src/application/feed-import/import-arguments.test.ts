import { expect, test } from 'vitest'
import { readImportArguments } from './import-arguments.ts'

test('without a file or an address the feeds of the setting file are meant: all, or those named', () => {
  expect(readImportArguments(['--full'])?.from).toEqual({ kind: 'feeds', names: null })
  expect(readImportArguments(['--feed', 'a', '--feed', 'b'])?.from).toEqual({ kind: 'feeds', names: ['a', 'b'] })
})

test.each([
  [['a.json', '--feed', 'mls'], '--feed names a feed in the settings file'],
  [['--map', 'map.json'], '--map and --write-map need a CSV file'],
  [['https://api.example', '--write-map', 'map.json'], '--map and --write-map need a CSV file'],
  [['--source', 'mls'], '--source needs a file or URL'],
])('%j is refused', (args, message) => {
  expect(() => readImportArguments(args)).toThrow(message)
})
