import { type ResoRecord } from '#adapters/reso/reso-fields.ts'
import { fieldsOf, type ColumnMap } from './column-map.ts'
import { cellKind, type CsvFieldName } from './csv-fields.ts'
import { openHousesIn } from './csv-open-houses.ts'

/** The columns of a file, each with its fields. */
export type Columns = readonly { heading: string; fields: readonly CsvFieldName[] }[]

export const columnsOf = (map: ColumnMap, header: readonly string[]): Columns =>
  header.map((heading) => ({ heading, fields: fieldsOf(map, heading) }))

/** The cells of a row as a record with the field names of the RESO Data Dictionary; empty cells take the defaults. */
export function recordOfCells(cells: readonly string[], columns: Columns, map: ColumnMap): ResoRecord {
  const record: Record<string, unknown> = { ...map.defaults }
  const pictures: string[] = []
  const openHouses = openHousesOf(cells, columns)
  for (const [place, { fields }] of columns.entries()) {
    const text = (cells[place] ?? '').trim()
    if (text === '') continue
    for (const field of fields) {
      if (field === 'Media') pictures.push(...addressesIn(text))
      else if (field === 'OpenHouse') openHouses.push(...openHousesIn(text))
      else record[field] = valueOf(field, meantBy(text, map.values[field] ?? {}))
    }
  }
  if (pictures.length > 0) record['Media'] = pictures.map(pictureOf)
  if (openHouses.length > 0) record['OpenHouse'] = openHouses
  return record
}

const OPEN_HOUSE_PARTS = ['OpenHouseDate', 'OpenHouseStartTime', 'OpenHouseEndTime'] as const

/** Open houses in columns of their own: the first day belongs to the first start and end, the second to the second. */
function openHousesOf(cells: readonly string[], columns: Columns): ResoRecord[] {
  const found: Record<string, unknown>[] = []
  for (const part of OPEN_HOUSE_PARTS) {
    const places = columns.flatMap(({ fields }, place) => (fields.includes(part) ? [place] : []))
    for (const [number, place] of places.entries()) {
      const text = (cells[place] ?? '').trim()
      if (text !== '') (found[number] ??= {})[part] = valueOf(part, text)
    }
  }
  return found.filter((one) => one !== undefined)
}

/** A cell may hold 'constructor', which every object has. */
const meantBy = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.hasOwn(values, text) ? values[text]! : text

function valueOf(field: CsvFieldName, text: string): unknown {
  const kind = cellKind(field)
  if (kind === 'list') return text.split(/[,;|\n]/).map((value) => value.trim())
  return kind === 'date' ? isoDate(text) : text
}

/** Month, day and year as New Jersey writes them, with a time or without. */
const US_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*([AP])M)?)?$/i

/** '11/22/2026 3:05 PM' as '2026-11-22T15:05:00'; other text stays as it is. */
function isoDate(text: string): string {
  const parts = US_DATE.exec(text)
  if (!parts) return text
  const [, month, day, year, hour, minute, second = '00', half] = parts
  const date = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  if (hour === undefined) return date
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
  return `${date}T${String(hours).padStart(2, '0')}:${minute}:${second}`
}

/** Web addresses in one cell, with anything but themselves between them. */
const addressesIn = (text: string): string[] => text.split(/[\s|;]+|,(?=\s*https?:)/).filter((part) => part !== '')

const pictureOf = (address: string, place: number) => ({ MediaURL: address, MediaCategory: 'Photo', Order: place + 1 })
