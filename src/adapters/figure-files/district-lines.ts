import type { TownKey } from '#domain/geo/town.ts'
import { countyNamed, townOfDistrict } from './tax-district.ts'

/** A line of a State table by district: the numbers after the name. */
export interface DistrictLine {
  town: TownKey
  numbers: number[]
  line: string
}

/** An optional district code, a name, and numbers, perhaps with percent signs and marks of footnotes. */
const ROW = /^\s*(?:(\d{2}-?\d{2})\s+)?([A-Za-z][^\d]*?)\s+((?:\$?\s*[\d,]*\.?\d+\s*%?\s*[*†]*\s*)+)$/

/** The lines of our towns in a table that has a part for each county, with the county above it or in the district's code. */
export function districtLines(lines: readonly string[]): DistrictLine[] {
  let county: string | null = null
  return lines.flatMap((line): DistrictLine[] => {
    const heading = countyNamed(line.replaceAll(/[^A-Za-z ]/g, ' '))
    if (heading !== null && !ROW.test(line)) county = heading
    const row = ROW.exec(line)
    if (!row) return []
    const town = townOfDistrict(row[1] ?? null, county, row[2]!)
    const numbers = row[3]!.match(/[\d,]*\.?\d+/g)!.map((text) => Number(text.replaceAll(',', '')))
    return town === null ? [] : [{ town, numbers, line: line.trim() }]
  })
}
