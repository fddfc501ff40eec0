// node scripts/derive-said-places.ts: the names of src/content/places.json as a sentence is read with, in half the bytes.
import { writeFileSync } from 'node:fs'
import { PLACES } from '#content/places.ts'
import { COUNTIES } from '#domain/geo/county.ts'

const STEPS_PER_DEGREE = 10_000

const towns = COUNTIES.flatMap((county) =>
  (['town', 'hamlet'] as const).flatMap((kind) =>
    PLACES.filter((place) => place.kind === kind && place.county === county).toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    ),
  ),
)
const zips = PLACES.filter(({ kind }) => kind === 'zip').toSorted((a, b) => (a.name < b.name ? -1 : 1))
const keyOf = (county: string, town: string | null) => `${county}/${town}`

const names = (wanted: string) =>
  COUNTIES.map((county) =>
    towns
      .filter((place) => place.kind === wanted && place.county === county)
      .map(({ name }) => name)
      .join(),
  )
const steps = (degrees: readonly number[]) => {
  const all = degrees.map((one) => Math.round(one * STEPS_PER_DEGREE))
  const least = Math.min(...all)
  return [least, ...all.map((one) => one - least)].join()
}
const keys = towns.map(({ county, name }) => keyOf(county, name))
/** Post offices that are no towns of the list. */
const offices = [...new Set(zips.map(({ county, town }) => keyOf(county, town)))].filter((key) => !keys.includes(key))
const all = [...keys, ...offices]

writeFileSync(
  'src/content/said-places.json',
  `${JSON.stringify(
    {
      towns: names('town'),
      hamlets: names('hamlet'),
      lng: steps(towns.map(({ at }) => at.lng)),
      lat: steps(towns.map(({ at }) => at.lat)),
      offices: offices.join(),
      // How far the code is from the one before, and the number of its town.
      zips: zips
        .map(({ name, county, town }, index) => {
          const before = index === 0 ? 0 : Number(zips[index - 1]!.name)
          return `${Number(name) - before} ${all.indexOf(keyOf(county, town))}`
        })
        .join(),
    },
    null,
    2,
  )}\n`,
)
