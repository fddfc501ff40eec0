import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import type { Edition } from '../e2e/editions-setup.ts'
import { AGENCY_PAGES, morePages, PAGES, type Address } from './addresses.ts'
import { DESKTOP, PHONE, type BrowserFamily, type BrowserPage } from './browser-page.ts'
import { EARLY_VISITS, FORM_WALKS } from './early-visits.ts'
import { isWhole, look } from './in-page.ts'
import { faultAt, faultIn, FAULTS, PLANTED_HEADING, startPlantedSite } from './planted-site.ts'
import { relaySite, type SiteRelay } from './site-relay.ts'
import { handsOn } from './visitor-hands.ts'
import { WALKS } from './walks.ts'

/** What a browser itself says of an answer of 404, which some addresses have. */
const NOT_FOUND = /status of 404|^404 /

/** The tests of a family that can't run here are skipped, and counted by the program they lack. */
const unlessMissing = ({ missing }: BrowserFamily) => (missing === null ? {} : { skip: true, meta: { needs: missing } })

/** Opens every address of both editions in a browser family and walks through them; skipped where the browser is missing. */
export function testFamily(family: BrowserFamily): void {
  describe(`in ${family.name}`, unlessMissing(family), () => {
    let browser: Awaited<ReturnType<BrowserFamily['launch']>>
    beforeAll(async () => {
      browser = await family.launch()
    })
    afterAll(() => browser.close())

    describe.each(['live', 'sample'] as const)('[%s]', (edition) => {
      for (const [width, size, addresses] of openedIn(edition, family)) {
        describe(`at ${width} px`, () => {
          let site: SiteRelay
          beforeAll(async () => {
            site = await relayTo(edition)
            await browser.page.resize(size)
          })
          afterAll(() => leave(site))
          test.each(addresses)('$path opens without an error', async (address) => {
            expect(await openingOf(browser.page, site, address)).toEqual({
              heading: address.heading,
              tooWide: 0,
              tooLong: 0,
              errors: [],
            })
          })
        })
      }

      test.each(WALKS.filter(({ editions }) => editions.includes(edition)))(
        '$title',
        async ({ walk, size = DESKTOP }) => {
          const { page } = browser
          const site = await relayTo(edition)
          onTestFinished(() => leave(site))
          await page.resize(size)
          await walk({ hands: handsOn(page), page, address: site.address })
          expect(errorsOf(page, site)).toEqual([])
        },
      )
    })

    describe('before the scripts are there', () => {
      test.each(EARLY_VISITS)('$title counts', async ({ acts, seen, ...visit }) => {
        const { page } = browser
        const site = await relayTo('live')
        onTestFinished(() => leave(site))
        await page.resize(visit.size ?? DESKTOP)
        site.holdScripts()
        const hands = handsOn(page)
        await page.begin(`${site.address}${visit.path}`)
        await acts({ hands, page })
        site.releaseScripts()
        await hands.until(isWhole)
        await seen({ hands, page })
        await hands.until(() => document.querySelector('[data-pressed]') === null)
        expect(errorsOf(page, site)).toEqual([])
      })

      test.each(FORM_WALKS)('forms are sent by the browser: $title', async ({ walk }) => {
        const { page } = browser
        const site = await relayTo('live')
        onTestFinished(() => leave(site))
        await page.resize(PHONE)
        // They never come: the browser sends the forms itself.
        site.holdScripts()
        await walk({ hands: handsOn(page), page, address: site.address })
        site.takeErrors()
        site.releaseScripts()
      })
    })

    describe('planted faults', () => {
      let planted: Awaited<ReturnType<typeof startPlantedSite>>
      let site: SiteRelay
      beforeAll(async () => {
        planted = await startPlantedSite()
        site = await relay(planted.address)
      })
      afterAll(async () => {
        await leave(site)
        await planted.close()
      })
      const errorsAt = async (path: string) =>
        (await openingOf(browser.page, site, { path, heading: PLANTED_HEADING })).errors

      test('a page without any opens without an error', async () => {
        expect(await errorsAt('/')).toEqual([])
      })

      test.each(Object.keys(FAULTS) as (keyof typeof FAULTS)[])('%s is found', async (fault) => {
        expect(await errorsAt(faultAt(fault))).toContainEqual(expect.stringMatching(/planted|404/))
      })

      test.each(['Chromium', 'Firefox', 'WebKit'])('one that only %s has is found there', async (engine) => {
        const found = expect.stringContaining('planted')
        expect(await errorsAt(faultIn(engine))).toEqual(engine === family.name ? [found] : [])
      })
    })

    /** An address to which nothing has been kept. */
    const relayTo = (edition: Edition) => relay(inject('addresses')[edition])
    const relay = (address: string) => relaySite(address, { withErrorScript: family.needsErrorScript })

    async function leave(site: SiteRelay): Promise<void> {
      await browser.page.open('about:blank')
      browser.page.takeErrors()
      await site.close()
    }
  })
}

/** Every page at both widths, and what differs in its data only at one of them. */
function openedIn(edition: Edition, { opensAllHomes }: BrowserFamily) {
  const own = edition === 'live' ? [...PAGES, ...AGENCY_PAGES] : PAGES
  const all = [...own, ...morePages(opensAllHomes ? 'all' : 'each kind')]
  return [
    [DESKTOP.width, DESKTOP, edition === 'live' ? all : own],
    [PHONE.width, PHONE, edition === 'sample' ? all : own],
  ] as const
}

const errorsOf = (page: BrowserPage, site: SiteRelay): string[] => [...page.takeErrors(), ...site.takeErrors()]

/** What a visitor meets at an address, and the errors on the way. */
async function openingOf(page: BrowserPage, site: SiteRelay, { path, heading, isAbsent }: Address) {
  const hands = handsOn(page)
  await hands.open(`${site.address}${path}`)
  await hands.until((expected) => document.querySelector('h1')?.textContent === expected, heading)
  const errors = errorsOf(page, site).filter((error) => !(isAbsent && NOT_FOUND.test(error)))
  return { ...(await page.evaluate(look)), errors }
}
