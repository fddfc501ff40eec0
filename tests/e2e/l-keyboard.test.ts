import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onEitherEdition, PHONE } from './visitor.ts'

/** The accessible names, roughly, of what Tab reaches from the top of the page. */
async function tabStops(page: Page, count: number): Promise<string[]> {
  const stops: string[] = []
  while (stops.length < count) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement
        return (element.ariaLabel ?? element.labels?.[0]?.innerText ?? element.innerText).trim()
      }),
    )
  }
  return stops
}

/** Whether a bar that stays in place covers a part of what has the focus. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!
    if (focused === document.body) return false
    const { top, right, bottom, left } = (
      focused.closest('article:has(.card-link:focus)') ?? focused
    ).getBoundingClientRect()
    const heldBy = (element: Element | null): Element | null =>
      element && !/fixed|sticky/.test(getComputedStyle(element).position) ? heldBy(element.parentElement) : element
    const points = [top + 4, bottom - 4].flatMap((y) => [left + 4, (left + right) / 2, right - 4].map((x) => [x, y]))
    return points.some(([x, y]) => {
      const bar = heldBy(document.elementFromPoint(x!, y!))
      return bar !== null && !bar.contains(focused)
    })
  })

onEitherEdition('L: listings by keyboard', ({ visit }) => {
  test('L-03 Tab reaches the search and the filters before the tools, then the homes', async () => {
    const page = await visit('/listings')
    // These come once the browser is idle.
    await page.getByRole('button', { name: 'Save this search' }).waitFor()
    await page.getByRole('button', { name: /^about \$8,340 a month/ }).waitFor()
    const stops = await tabStops(page, 42)
    const place = (name: RegExp) => stops.findLastIndex((stop) => name.test(stop))
    const order = [
      /^Skip to content/,
      /^Skip to results/,
      /^Buy/,
      /^Search$/,
      /^County/,
      /^Monthly cost up to/,
      /^Minimum price/,
      /^Beds/,
      /^Renovated/,
      /^Clear Filters/,
      /^Edit your numbers/,
      /^Sort by/,
      /^View/,
      /^Save this search/,
      /^Map/,
      /^about \$8,340 a month/,
      /^Save Victorian/,
    ].map(place)
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  test.each([PHONE, { width: 1280, height: 800 }])('L-01 a link skips to the homes', async (viewport) => {
    const page = await visit('/listings', { viewport })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'results')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement!.matches('article a'))).toBe(true)
  })

  test('L-03 Clear Filters is in view in a window of 800 px, at the top and below', async () => {
    const page = await visit('/listings', { viewport: { width: 1280, height: 800 } })
    const clear = page.getByRole('button', { name: 'Clear Filters' })
    for (const top of [0, 40, 90, 600]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      const { y, height } = (await clear.boundingBox())!
      expect(y + height).toBeLessThan(800)
      expect(
        await clear.evaluate((button) => {
          const { x, y, width } = button.getBoundingClientRect()
          return button.contains(document.elementFromPoint(x + width / 2, y + 20))
        }),
      ).toBe(true)
    }
    // The last box scrolls out from under it.
    await page.getByRole('checkbox', { name: /^Renovated/ }).focus()
    expect(await isCovered(page)).toBe(false)
  })

  test.each(['/', '/listings', '/listings/1', '/favorites', '/signup', '/demo'])(
    'X-04 at 360 px no bar covers what has the focus: %s',
    async (path) => {
      const page = await visit(path, { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stop = 0; stop < 40; stop++) {
          await page.keyboard.press(key)
          const name = await page.evaluate(() => document.activeElement!.textContent.slice(0, 40))
          await expect.poll(() => isCovered(page), { message: `${key} to ${name}` }).toBe(false)
        }
      }
    },
  )
})
