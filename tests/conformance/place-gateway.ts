import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsAround } from '#domain/geo/geo.ts'
import { placeLabel } from '#domain/geo/place.ts'
import { ok, valueOrThrow } from '#domain/result.ts'
import type { PlaceGateway } from '#ports/browser/place-gateway.ts'

/** An adapter under test, over the region's places. */
export interface PlaceHarness {
  gateway: PlaceGateway
  /** One whose source has failed. */
  broken: PlaceGateway
}

const HOBOKEN = { west: -74.045, south: 40.73, east: -74.015, north: 40.76 }
const MORRISTOWN = { west: -74.5, south: 40.78, east: -74.46, north: 40.81 }
const UNAVAILABLE = { ok: false, problem: { kind: 'unavailable' } }

/** The contract of `ports/browser/place-gateway.ts`. */
export function placeGatewayConformance(title: string, { gateway, broken }: PlaceHarness): void {
  const find = async (text: string, view: typeof HOBOKEN | null = null) =>
    valueOrThrow(await gateway.find({ text, view }))
  const labels = async (text: string, view: typeof HOBOKEN | null = null) =>
    (await find(text, view)).places.map(placeLabel)

  describe(`places: ${title}`, () => {
    test('M-04 a town is found by its name, its first letters, or with a typo', async () => {
      expect((await labels('Ridgewood'))[0]).toBe('Ridgewood, Bergen County')
      expect((await labels('hobo'))[0]).toBe('Hoboken, Hudson County')
      expect((await labels('montclare'))[0]).toBe('Montclair, Essex County')
      expect((await labels('Hackensak'))[0]).toBe('Hackensack, Bergen County')
      expect((await labels('ho ho kus'))[0]).toBe('Ho-Ho-Kus, Bergen County')
    })

    test('M-04 the larger of two places with the same beginning comes first', async () => {
      const [first, second] = (await find('mor')).places
      expect(first?.population ?? 0).toBeGreaterThan(second?.population ?? 0)
    })

    test('M-04 places of one name are told apart by their county', async () => {
      expect(await labels('Washington Township')).toEqual(
        expect.arrayContaining([
          'Washington Township, Bergen County',
          'Washington Township, Morris County',
          'Washington Township, Warren County',
        ]),
      )
    })

    test('M-04 a county and a ZIP code are places too', async () => {
      expect((await labels('sussex county'))[0]).toBe('Sussex County')
      expect(await labels('07450')).toEqual(['07450, Ridgewood'])
      expect((await find('074')).places.every(({ kind, name }) => kind === 'zip' && name.startsWith('074'))).toBe(true)
    })

    test('M-04 a street is found with its town, however it is written', async () => {
      for (const text of [
        'Garden Street, Hoboken',
        'garden st hoboken',
        'Garden St., Hoboken, NJ 07030',
        'gardn stret hobokn',
        'hoboken garden street',
      ]) {
        expect([text, await labels(text)]).toEqual([text, ['Garden Street, Hoboken']])
      }
      expect((await labels('5th st hoboken'))[0]).toBe('5th Street, Hoboken')
      expect((await labels('fifth street, hoboken'))[0]).toBe('5th Street, Hoboken')
      expect((await labels('mt prospect ave newark'))[0]).toBe('Mount Prospect Avenue, Newark')
      expect((await labels('US-46 Wayne'))[0]).toBe('Route 46, Wayne')
      expect((await labels('Rte. 46, Wayne'))[0]).toBe('Route 46, Wayne')
      expect((await labels('whippany rd, whippany'))[0]).toBe('Whippany Road, Hanover')
    })

    test('M-04 a house number is taken off and said', async () => {
      const { places, houseNumber } = await find('12 Garden St Apt 3, Hoboken')
      expect(places.map(placeLabel)).toEqual(['Garden Street, Hoboken'])
      expect(houseNumber).toBe('12')
      expect((await find('5th st hoboken')).houseNumber).toBeNull()
      expect((await find('12 5th st hoboken')).houseNumber).toBe('12')
      expect((await find('12')).houseNumber).toBeNull()
    })

    test('M-04 of streets of one name the one near the view comes first', async () => {
      expect((await labels('washington street', HOBOKEN))[0]).toBe('Washington Street, Hoboken')
      expect((await labels('washington street', MORRISTOWN))[0]).toBe('Washington Street, Morristown')
    })

    test('M-04 stations and parks are found; a town comes before its station', async () => {
      const { places } = await find('glen ridge')
      expect(places.slice(0, 2).map(({ kind }) => kind)).toEqual(['town', 'station'])
      expect((await labels('glen ridge station'))[0]).toBe('Glen Ridge Station')
      expect((await labels('new york penn'))[0]).toBe('New York Penn Station')
      const [park] = (await find('branch brook park newark')).places
      expect(park).toMatchObject({ kind: 'park', name: 'Branch Brook Park', town: 'Newark', county: 'Essex' })
    })

    test('M-04 text that is no place finds nothing', async () => {
      expect(await labels('xqzzvw')).toEqual([])
      expect(await labels(' ')).toEqual([])
      expect(await labels('avenue of the xqzzvw')).toEqual([])
    })

    test('M-04 any text finds at most seven places, all different', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ maxLength: 40 }), async (text) => {
          const found = await labels(text)
          expect(found.length).toBeLessThanOrEqual(7)
          expect(new Set(found).size).toBe(found.length)
        }),
        { numRuns: 60 },
      )
    })

    test('M-04 a street has its lines, near its point', async () => {
      const [street] = (await find('Garden Street, Hoboken')).places
      const lines = valueOrThrow(await gateway.streetLines('Garden Street', 'Hudson/Hoboken'))
      const { west, south, east, north } = boundsAround(lines.flat())
      expect(lines.every((line) => line.length > 1)).toBe(true)
      expect(street!.at.lng).toBeGreaterThan(west - 0.001)
      expect(street!.at.lng).toBeLessThan(east + 0.001)
      expect(north - south).toBeGreaterThan(0.012)
    })

    test('an unknown street has none', async () => {
      expect(await gateway.streetLines('Garden Street', 'Hudson/Nowhere')).toEqual(ok([]))
      expect(await gateway.streetLines('Garden Street', 'Nowhere/Hoboken')).toEqual(ok([]))
      expect(await gateway.streetLines('constructor', 'Hudson/Hoboken')).toEqual(ok([]))
    })

    test('an aborted question, and any while the source has failed, is unavailable', async () => {
      expect(await gateway.find({ text: 'garden', view: null }, AbortSignal.abort())).toMatchObject(UNAVAILABLE)
      expect(await broken.find({ text: 'garden', view: null })).toMatchObject(UNAVAILABLE)
    })
  })
}
