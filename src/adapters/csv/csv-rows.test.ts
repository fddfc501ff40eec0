import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CsvRows, separatorOf, UnclosedQuote } from './csv-rows.ts'

function rowsOf(text: string, { separator = ',', at = [] as number[] } = {}) {
  const rows = new CsvRows(separator)
  const cuts = [0, ...at.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b), text.length]
  const found = cuts.slice(1).flatMap((cut, index) => rows.write(text.slice(cuts[index], cut)))
  return [...found, ...rows.end()]
}

const cellsOf = (text: string, separator?: string) => rowsOf(text, { separator }).map(({ cells }) => cells)

describe('rows of CSV (RFC 4180)', () => {
  test.each([
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\rc,d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a,b","c ""d"""\n', [['a,b', 'c "d"']]],
    ['"two\r\nlines",x\n', [['two\r\nlines', 'x']]],
    ['a,,\n', [['a', '', '']]],
    ['""\n,x', [['', 'x']]],
    [`6' 2",5" pipe\n`, [[`6' 2"`, '5" pipe']]],
    ['', []],
  ])('%j', (text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })

  test('rows are numbered as in a spreadsheet, empty ones too', () => {
    expect(rowsOf('a\n\n"b\nc"\n \nd').map(({ number, cells }) => [number, cells[0]])).toEqual([
      [1, 'a'],
      [3, 'b\nc'],
      [5, 'd'],
    ])
  })

  test('text after a closing quotation mark is a fault of its row alone', () => {
    expect(rowsOf('"a" b,c\nd,e').map(({ cells, fault }) => [cells.at(-1), fault])).toEqual([
      ['c', 'has text after the closing quotation mark of cell 1'],
      ['e', null],
    ])
  })

  test('a quotation mark that is never closed is named by its row, after the rows before it', () => {
    const rows = new CsvRows(',')
    expect(rows.write('a,b\nc,"d\ne,f\n').map(({ cells }) => cells)).toEqual([['a', 'b']])
    expect(() => rows.end()).toThrow(new UnclosedQuote('the quotation mark that opens in row 2 is never closed'))
  })

  test('a row without end is given up before memory is full', () => {
    expect(() => new CsvRows(',').write(`a\n"${'x\n'.repeat(600_000)}`)).toThrow(UnclosedQuote)
  })

  test('what is written is read, wherever the text is cut and whatever ends a row', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', ';', '"', '\n', '\r', ' ', 'é'), maxLength: 8 })
    const row = fc.tuple(fc.constant('x'), cell, cell)
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.nat(), { maxLength: 6 }),
        (cells, separator, lineBreak, at) => {
          const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
          const text = cells.map((values) => values.map(quoted).join(separator) + lineBreak).join('')
          expect(rowsOf(text, { separator, at }).map((found) => found.cells)).toEqual(cells)
        },
      ),
    )
  })
})

test.each([
  ['Key,Price,City', ','],
  ['Key;Price;City\n1,2;3', ';'],
  ['Key\tPrice', '\t'],
  ['"a;b;c;d",Price', ','],
  ['Key', ','],
])('the separator of %j', (header, separator) => {
  expect(separatorOf(header)).toBe(separator)
})
