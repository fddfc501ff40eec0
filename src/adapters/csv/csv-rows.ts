/** One row of a CSV file. */
export interface CsvRow {
  /** As a spreadsheet numbers it: the header is row 1. */
  number: number
  cells: string[]
  /** Why its cells can't be told apart, or null. */
  fault: string | null
}

/** A longer row means that a quotation mark is missing. Characters. */
const MAX_ROW = 1_000_000

/** The quotation marks of the file don't pair up. */
export class UnclosedQuote extends Error {
  override name = 'UnclosedQuote'
}

/**
 * Splits CSV text into rows as it arrives (RFC 4180): cells in quotation marks may hold separators, line breaks and doubled
 * quotation marks; rows end with LF, CRLF or CR. Empty rows count and are left out.
 */
export class CsvRows {
  readonly #separator: string
  /** What belongs to a row that isn't whole yet. */
  #rest = ''
  #number = 0

  constructor(separator: string) {
    this.#separator = separator
  }

  /** @throws UnclosedQuote where a row has no end. */
  write(text: string): CsvRow[] {
    return this.#take(text, false)
  }

  /** The text has ended; returns the last row. @throws UnclosedQuote where it has no end. */
  end(): CsvRow[] {
    return this.#take('', true)
  }

  #take(text: string, isLast: boolean): CsvRow[] {
    const all = this.#rest + text
    const rows: CsvRow[] = []
    let at = 0
    while (at < all.length) {
      const row = readRow(all, at, this.#separator, isLast)
      if (row === null) break
      this.#number += 1
      if (row.cells.some((cell) => cell.trim() !== '')) rows.push({ number: this.#number, ...row })
      at = row.next
    }
    this.#rest = all.slice(at)
    const isEndless = this.#rest.length > MAX_ROW || (isLast && this.#rest !== '')
    if (isEndless) throw new UnclosedQuote(`the quotation mark that opens in row ${this.#number + 1} is never closed`)
    return rows
  }
}

interface ReadRow {
  cells: string[]
  fault: string | null
  /** Where the next row begins. */
  next: number
}

/** The row at a place, or null if its end isn't there yet. */
function readRow(text: string, start: number, separator: string, isLast: boolean): ReadRow | null {
  const cells: string[] = []
  let fault: string | null = null
  let at = start
  for (;;) {
    const quoted = text[at] === '"' ? readQuoted(text, at, isLast) : undefined
    if (quoted === null) return null
    const from = quoted?.end ?? at
    const end = endOfCell(text, from, separator)
    const isUnknownEnd = end === text.length || (text[end] === '\r' && end + 1 === text.length)
    if (isUnknownEnd && !isLast) return null
    if (quoted && end > from) fault ??= `has text after the closing quotation mark of cell ${cells.length + 1}`
    cells.push(quoted ? quoted.value : text.slice(at, end))
    if (text[end] !== separator) return { cells, fault, next: afterLineBreak(text, end) }
    at = end + 1
  }
}

/** A cell in quotation marks and where it ends, or null if its end isn't there yet. */
function readQuoted(text: string, start: number, isLast: boolean): { value: string; end: number } | null {
  let value = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1 || (quote + 1 === text.length && !isLast)) return null
    value += text.slice(from, quote)
    if (text[quote + 1] !== '"') return { value, end: quote + 1 }
    value += '"'
    from = quote + 2
  }
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}

const afterLineBreak = (text: string, at: number): number => at + (text.startsWith('\r\n', at) ? 2 : 1)

const SEPARATORS = [',', ';', '\t', '|']

/** The separator of a header: the one that stands in it most often outside quotation marks. */
export function separatorOf(header: string): string {
  const bare = header.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)[0]!
  const counted = SEPARATORS.map((separator) => [separator, bare.split(separator).length] as const)
  return counted.toSorted(([, a], [, b]) => b - a)[0]![0]
}
