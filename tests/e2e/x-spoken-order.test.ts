import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { STEP_LIMIT } from './limits.ts'
import { onEditions } from './visitor.ts'

/** The main pages by the name of their snapshot. Each is read whole, as a screen reader goes through it. */
const PAGES = {
  home: '/',
  listings: '/listings?county=Bergen',
  'one-home': '/listings/3',
  map: '/map?county=Bergen',
  favorites: '/favorites',
  compare: '/compare?homes=1,2,3',
  'sign-up': '/signup',
  privacy: '/privacy',
}

const DESKTOP = { width: 1280, height: 900 }
/** Too narrow for the map: its pins come when its ground is drawn. */
const PHONE = { width: 360, height: 780 }

/** Without addresses, which nobody hears, and without what another day's reading would say otherwise. */
const spokenText = (snapshot: string): string =>
  snapshot
    .replaceAll(/^ *- \/url: .*\n/gm, '')
    // A home is new for a week, an open house is news for two.
    .replaceAll(/^ *- text: (?:New|Open house) (?:today|[A-Z][a-z]{2}) [\d–]+\n/gm, '')
    .replaceAll(/\b(?:New|Open house) (?:today|[A-Z][a-z]{2}) [\d–]+ (?=\$)/g, '')
    .replaceAll(/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}, \d{4}/g, 'DATE')
    // It begins with the day of the reading.
    .replace(
      /^ *- region "Attorney review could end [^]*?(?=^ *- region )/m,
      '  - region "Attorney review could end as early as DATE": …\n',
    )
    .replaceAll(/\b\d+ days? since/g, 'N days since')
    // Some 150 stations, which come with the timetable.
    .replaceAll(/^( *- combobox "Where do you work\?"):\n(?: *- (?:option|group) .*\n)+/gm, '$1: …\n')
    .replaceAll(/© \d{4}/g, '© YEAR')

onEditions(['live'], 'X: spoken order', ({ visit }) => {
  test.each(Object.entries(PAGES))('the page %s is read in this order, by these names', async (name, address) => {
    const page = await visit(address, { viewport: name === 'map' ? PHONE : DESKTOP })
    await page.locator('main h1').first().waitFor()
    // What is saved is known only in the browser, once it is idle.
    const hearts = page.getByRole('button', { name: /^(?:Save [A-Z]|Favorite$)/ })
    if ((await hearts.count()) > 0)
      await hearts
        .and(page.getByRole('button', { pressed: true }))
        .first()
        .waitFor()
    const spoken = async () => spokenText(await page.locator('body').ariaSnapshot())
    const file = path.join(import.meta.dirname, 'spoken-order', `${name}.txt`)
    // Some parts come later still; what never comes is told by the comparison.
    await vi.waitUntil(async () => (await spoken()) === readFileSync(file, 'utf8'), STEP_LIMIT).catch(() => undefined)
    await expect(await spoken()).toMatchFileSnapshot(file)
  })
})
