import { read, utils } from '@e965/xlsx'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { CsvRows, separatorOf } from '#adapters/csv/csv-rows.ts'
import { FigureFileError } from '#ports/server/figure-file.ts'

/** A file as rows of cells, of a sheet each, and as lines of text. Each row of a sheet is a line, too. */
export interface FigureDocument {
  name: string
  /** Empty for text and PDF. */
  sheets: readonly (readonly string[][])[]
  lines: readonly string[]
}

/** The largest that is read, bytes; HUD's workbook for the whole country has some 10 MB. */
const MOST = 100 * 1024 * 1024
/** Between the cells of a row that becomes a line. */
const GAP = '  '

/** Reads CSV, XLSX, XLS, PDF and plain text. @throws FigureFileError if it is none of these or damaged. */
export async function openFigureDocument(path: string): Promise<FigureDocument> {
  const name = basename(path)
  const bytes = await readFile(path).catch((error: Error) => {
    throw new FigureFileError(`${path} cannot be read: ${error.message}`)
  })
  if (bytes.length > MOST) throw new FigureFileError(`${name} is larger than 100 MB`)
  try {
    if (isPdf(bytes)) return { name, sheets: [], lines: await pdfLines(bytes) }
    return isWorkbook(bytes) ? ofSheets(name, workbookSheets(bytes)) : ofText(name, bytes)
  } catch (error) {
    throw new FigureFileError(`${name} is damaged: ${(error as Error).message}`)
  }
}

const startsWith = (bytes: Buffer, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)
const isPdf = (bytes: Buffer): boolean => startsWith(bytes, [...Buffer.from('%PDF-')])
/** XLSX is a zip, XLS an OLE file. */
const isWorkbook = (bytes: Buffer): boolean =>
  startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])

const ofSheets = (name: string, sheets: string[][][]): FigureDocument => ({
  name,
  sheets,
  lines: sheets.flat().map((row) => row.join(GAP)),
})

function workbookSheets(bytes: Buffer): string[][][] {
  const { Sheets, SheetNames } = read(bytes)
  return SheetNames.map((name) =>
    utils
      .sheet_to_json<(string | number | boolean | null)[]>(Sheets[name]!, {
        header: 1,
        raw: true,
        defval: '',
        blankrows: false,
      })
      .map((row) => row.map((cell) => String(cell ?? '').trim())),
  )
}

/** Text with a comma or tab in its first line is a table as well. */
function ofText(name: string, bytes: Buffer): FigureDocument {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (!/[,\t]/.test(lines[0] ?? '')) return { name, sheets: [], lines }
  const rows = new CsvRows(separatorOf(lines[0]!))
  const cells = [...rows.write(text), ...rows.end()].map((row) => row.cells.map((cell) => cell.trim()))
  return { name, sheets: [cells], lines }
}

/** Pieces of text that are this close in height are of one line, points. */
const ONE_LINE = 2

/** A PDF has pieces of text with places, no lines: those of one height, from left to right. */
async function pdfLines(bytes: Buffer): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const lines: string[] = []
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    const pieces = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str.trim(), x: item.transform[4] as number, y: item.transform[5] as number }]
        : [],
    )
    lines.push(...linesOf(pieces))
  }
  await pdf.cleanup()
  return lines
}

interface Piece {
  text: string
  x: number
  y: number
}

function linesOf(pieces: readonly Piece[]): string[] {
  const rows: Piece[][] = []
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const row = rows.at(-1)
    if (row && Math.abs(row[0]!.y - piece.y) <= ONE_LINE) row.push(piece)
    else rows.push([piece])
  }
  return rows.map((row) =>
    row
      .toSorted((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(GAP),
  )
}
