import { utils, write, type BookType } from '@e965/xlsx'
import { TOWN_TAX_FACTS } from '#content/public-figures/property-tax.ts'
import districts from '#content/public-figures/tax-districts.json' with { type: 'json' }

/* Files made to the documented layouts of their publishers; no file of a publisher lies here. */

type Cell = string | number

/** A workbook of one sheet. */
export const workbook = (rows: readonly (readonly Cell[])[], bookType: BookType = 'xlsx'): Buffer => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet1')
  return write(book, { type: 'buffer', bookType }) as Buffer
}

/** Every town of the State tables with code, official name, county and what we hold of it. */
export const DISTRICTS = districts.map(({ code, town, name }) => ({
  code,
  name,
  county: town.slice(0, town.indexOf('/')),
  facts: TOWN_TAX_FACTS.find((facts) => facts.town === town)!,
}))

/** A PDF (PDF 1.4, ISO 32000): a page for every 40 lines, each cell placed by itself as tables in PDFs are. */
export function pdf(lines: readonly (readonly Cell[])[]): Buffer {
  const pages = Array.from({ length: Math.ceil(lines.length / 40) }, (_, at) => lines.slice(at * 40, at * 40 + 40))
  const objects: string[] = []
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  objects.push('<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`)
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  for (const page of pages) {
    const text = page
      .flatMap((cells, row) => cells.map((cell, column) => placed(cell, 40 + column * 110, 760 - row * 18)))
      .join('\n')
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${objects.length + 2} 0 R >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    )
  }
  return Buffer.from(withReferences(objects), 'latin1')
}

const placed = (cell: Cell, x: number, y: number): string =>
  `BT /F1 8 Tf ${x} ${y} Td (${String(cell).replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj ET`

function withReferences(objects: readonly string[]): string {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = text.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
}

/** HUD's fixed columns of FHA limits. */
export const fhaRow = (state: string, county: string, limits: readonly number[], name: string): string =>
  [
    '35620'.padEnd(5),
    '35614'.padEnd(5),
    'NEW YORK-NEWARK-JERSEY CITY'.padEnd(50),
    '203B '.padEnd(5),
    'H',
    '0675000',
    ...limits.map((limit) => String(limit).padStart(7, '0')),
    state,
    county,
    'NEW JERSEY'.padEnd(26),
    name.padEnd(15),
  ].join('')
