import { expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { MAX_ON_MAP } from '#domain/search/map-homes.ts'
import { ENGINES, onEngine } from './database-engines.ts'
import { databaseHarness } from './database-harness.ts'
import { madeListing } from './made-listings.ts'

/** More homes than there are cells to count in, each a hundred meters from the next. */
const CROWD = Array.from({ length: 4900 }, (_, index) =>
  madeListing({
    id: index + 1,
    location: { lat: 40.7 + Math.floor(index / 70) * 0.001, lng: -74.3 + (index % 70) * 0.001 },
  }),
)

for (const engine of ENGINES)
  test(
    `homes in more cells than are counted all come, however near the map is: ${engine}`,
    onEngine(engine),
    async () => {
      const harness = databaseHarness(engine)
      try {
        const answer = await (await harness.serve(CROWD)).onMap({ filters: defaultFilters(), zoom: 20 })
        const { homes, groups } = answer.ok ? answer.value : { homes: [], groups: [] }
        expect(homes.length + groups.reduce((sum, { count }) => sum + count, 0)).toBe(CROWD.length)
        expect(homes.length + groups.length).toBeLessThanOrEqual(MAX_ON_MAP)
        // Half of what a map may show at least: coarser cells than needed would say little.
        expect(homes.length + groups.length).toBeGreaterThan(MAX_ON_MAP / 2)
      } finally {
        await harness.close()
      }
    },
  )
