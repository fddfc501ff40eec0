import { expect, describe, test } from 'vitest'
import { BUILT_IN_FIGURES } from '#compose/live-figures.ts'
import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { ok, valueOrThrow } from '#domain/result.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'

/** An adapter under test, over the sample homes and the published figures. */
export interface HomeFiguresHarness {
  gateway: HomeFiguresGateway
  /** One whose source has failed; null where nothing could fail. */
  broken: HomeFiguresGateway | null
}

const UNASKED = () => Promise.reject(new Error('No home was asked for.'))
const UNAVAILABLE = { ok: false, problem: { kind: 'unavailable' } }

/** The contract of `ports/browser/home-figures-gateway.ts`. */
export function homeFiguresGatewayConformance(title: string, { gateway, broken }: HomeFiguresHarness): void {
  describe(`figures: ${title}`, () => {
    test('every home has the figures of its place and price', async () => {
      for (const home of ALL_SAMPLES) {
        const answer = await gateway.ofHome(home.id)
        expect(answer).toEqual(await BUILT_IN_FIGURES.ofHomes({ byId: async () => ok(home) }).ofHome(home.id))
      }
    })

    test('every town has its rate, and its middle sale where there are enough', async () => {
      const answer = await gateway.ofTowns()
      expect(answer).toEqual(await BUILT_IN_FIGURES.ofHomes({ byId: UNASKED }).ofTowns())
      const towns = answer.ok ? answer.value.towns.value : []
      expect(towns).toHaveLength(205)
      expect(towns.find(({ town }) => town === 'Essex/Bloomfield')).toEqual({
        town: 'Essex/Bloomfield',
        taxPct: 2.217,
        taxBandPct: 10,
        taxFrom: 'town',
        medianSale: { price: 630_000, sales: 617 },
      })
    })

    test('every town with a benchmark has its lowest and its highest rents', async () => {
      const answer = await gateway.ofRents()
      expect(answer).toEqual(await BUILT_IN_FIGURES.ofHomes({ byId: UNASKED }).ofRents())
      const towns = answer.ok ? answer.value.towns.value : []
      expect(towns.find(({ town }) => town === 'Hudson/Hoboken')).toMatchObject({ rentControl: 'listed' })
      for (const { low, high } of towns) expect(low.every((rent, beds) => rent > 0 && rent <= high[beds]!)).toBe(true)
    })

    test('the timetable has every station, and is read once', async () => {
      const answer = await gateway.timetable()
      expect(answer).toEqual(ok(EMBEDDED_TIMETABLE))
      expect(valueOrThrow(await gateway.timetable())).toBe(valueOrThrow(answer))
    })

    test('an unknown home has none', async () => {
      expect(await gateway.ofHome(999_999)).toMatchObject({ ok: false, problem: { kind: 'not-found' } })
    })

    test('an aborted question is unavailable', async () => {
      expect(await gateway.ofHome(1, AbortSignal.abort())).toMatchObject(UNAVAILABLE)
      expect(await gateway.ofTowns(AbortSignal.abort())).toMatchObject(UNAVAILABLE)
      expect(await gateway.ofRents(AbortSignal.abort())).toMatchObject(UNAVAILABLE)
    })

    test.for(broken ? [broken] : [])('while its source has failed', async (broken) => {
      expect(await broken.ofHome(1)).toMatchObject(UNAVAILABLE)
    })
  })
}
