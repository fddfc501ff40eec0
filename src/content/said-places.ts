import { COUNTIES } from '#domain/geo/county.ts'
import type { NamedPlace, SaidPlace } from '#domain/geo/place.ts'
import packed from './said-places.json' with { type: 'json' }

const STEPS_PER_DEGREE = 10_000

const degrees = (steps: string): number[] => {
  const [least = 0, ...all] = steps.split(',').map(Number)
  return all.map((step) => (least + step) / STEPS_PER_DEGREE)
}
const LNG = degrees(packed.lng)
const LAT = degrees(packed.lat)

const names = (list: string): string[] => list.split(',').filter(Boolean)

const TOWNS: readonly NamedPlace[] = COUNTIES.flatMap((county, index) => [
  ...names(packed.towns[index]!).map((name) => ({ kind: 'town' as const, name, county })),
  ...names(packed.hamlets[index]!).map((name) => ({ kind: 'hamlet' as const, name, county })),
]).map((place, index) => ({ ...place, town: null, at: { lng: LNG[index]!, lat: LAT[index]! } }))

function readZips(): SaidPlace[] {
  const offices = packed.offices.split(',').map((key) => {
    const [county = '', name = ''] = key.split('/')
    return { county, name }
  })
  const all = [...TOWNS, ...offices]
  let code = 0
  return packed.zips.split(',').map((zip) => {
    const [step = 0, town = 0] = zip.split(' ').map(Number)
    code += step
    const { county, name } = all[town]!
    return { kind: 'zip', name: String(code).padStart(5, '0'), county, town: name }
  })
}

/** The names of `PLACES` that a sentence is read with: towns and villages with their points, and ZIP codes without. */
export const SAID_PLACES: readonly SaidPlace[] = [...TOWNS, ...readZips()]
