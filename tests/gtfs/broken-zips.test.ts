import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openGtfs } from '#adapters/gtfs/gtfs-feed.ts'
import { TransitFeedError } from '#ports/server/transit-feed.ts'
import { feedWith, writeZip } from './made-feed.ts'
import { zipOf } from './zip-file.ts'

const GOOD = zipOf(feedWith({}))

async function outcome(bytes: Uint8Array): Promise<string> {
  try {
    const feed = await openGtfs(writeZip(bytes), '2026-11-22')
    try {
      const trips = await feed.trips({ day: '2026-11-24', until: 600, keeps: () => true })
      return `${trips.length} trains`
    } finally {
      feed.close()
    }
  } catch (error) {
    return error instanceof TransitFeedError ? 'refused' : `thrown: ${String(error)}`
  }
}

test('a file with wrong bytes anywhere is refused or read, and never breaks the import', async () => {
  const change = fc.tuple(fc.nat({ max: GOOD.length - 1 }), fc.integer({ min: 0, max: 255 }))
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      const bytes = Buffer.from(GOOD)
      for (const [at, byte] of changes) bytes[at] = byte
      expect(['1 trains', '0 trains', 'refused']).toContain(await outcome(bytes))
    }),
    { numRuns: 300 },
  )
})

test('a file that is cut off anywhere is refused', async () => {
  for (let length = 0; length < GOOD.length; length += 37) {
    expect(await outcome(GOOD.subarray(0, length)), `${length} bytes`).toBe('refused')
  }
})
