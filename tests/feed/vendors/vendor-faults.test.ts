// Readings that are disturbed between any two requests: the vendor's list changes, and the vendor fails.
import { describe, expect, test } from 'vitest'
import type { Answer } from '../web-api-peer.ts'
import { changed, ofMls, openVendor, VENDORS } from './open-vendor.ts'
import type { Listing } from './vendor-list.ts'

/** Schedules for each vendor; more on demand: FAULT_SCHEDULES=200. */
const SCHEDULES = Number(process.env['FAULT_SCHEDULES'] ?? 4)
/** Of the first schedules, the fifth is one that loses a listing of a list that is read only once. */
const FIRST_SCHEDULE = 5
const LISTINGS = 45
const FAULTS: readonly Answer[] = [
  { status: 429, headers: { 'retry-after': '1' } },
  { status: 500 },
  { cut: true },
  { text: '{"value":[{"ListingKey":"K' },
]

/** Whole numbers from 0 below `limit`, the same for the same seed (a linear congruential generator, Numerical Recipes). */
function seeded(seed: number): (limit: number) => number {
  let state = (seed * 2_654_435_761) >>> 0
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const isPublic = ({ StandardStatus, MlgCanView }: Listing) => StandardStatus === 'Active' && MlgCanView === true
const publicKeys = (listings: readonly Listing[]) =>
  listings.filter(isPublic).map(({ ListingKey }) => String(ListingKey))

/** The list after one change: a listing is altered, taken back, or added. */
function altered(listings: readonly Listing[], random: (limit: number) => number, now: Date): Listing[] {
  const time = now.toISOString()
  if (random(4) === 0) return [...listings, changed(`N${listings.length}`, time)]
  const chosen = listings[random(listings.length)]!
  const alteration =
    random(3) === 0 ? { StandardStatus: 'Closed', MlgCanView: false } : { ListPrice: 400_000 + random(9) }
  return listings.map((listing) =>
    listing === chosen ? { ...listing, ...alteration, ModificationTimestamp: time } : listing,
  )
}

describe.each(VENDORS)('$kind', (vendor) => {
  test.each(Array.from({ length: SCHEDULES }, (_, index) => FIRST_SCHEDULE + index))(
    'schedule %d loses no listing, doubles none and removes none wrongly',
    async (seed) => {
      const random = seeded(seed)
      let isCalm = false
      const site = await openVendor(vendor, {}, (_, now) => {
        if (isCalm) return undefined
        while (random(3) === 0) site.held.listings = altered(site.held.listings, random, now)
        return random(6) === 0 ? FAULTS[random(FAULTS.length)] : undefined
      })
      const { held, run, stored } = site
      held.listings = ofMls(LISTINGS)
      for (let reading = 0; reading < 4; reading += 1) {
        const before = stored()
        await run({ full: reading === 2, acceptRemovals: true }).catch(() => undefined)
        const stillPublic = publicKeys(held.listings)
        const after = new Set(stored())
        expect(before.filter((key) => stillPublic.includes(key) && !after.has(key))).toEqual([])
      }
      isCalm = true
      await run({ acceptRemovals: true })
      expect(stored().toSorted()).toEqual(publicKeys(held.listings).toSorted())
    },
  )
})
