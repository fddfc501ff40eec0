import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { expectNoSidewaysScroll, onEitherEdition, onFeed } from './visitor.ts'

/** What WCAG 1.4.12 lets a visitor set. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

interface ShownChips {
  home: number
  shown: string[]
  /** '+2', or '' where all are shown. */
  number: string
  /** The room behind the last one, less what the next one and its number would take. */
  spare: number
}

/** What each card's line of chips shows. */
const chipsOf = (page: Page): Promise<ShownChips[]> =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const line = card.querySelector('.feature-chips')!
      const { bottom, right } = line.getBoundingClientRect()
      const all = [...line.querySelectorAll('.chip')]
      const shown = all.filter((chip) => chip.getBoundingClientRect().bottom <= bottom + 1)
      const last = shown.at(-1)!.getBoundingClientRect()
      const next = all[shown.length]
      return {
        home: Number(card.querySelector('a')!.href.split('/').pop()),
        shown: shown.map((chip) => chip.textContent),
        number: next?.closest('.chips-rest')?.getAttribute('data-number') ?? '',
        spare: next ? right - last.right - next.getBoundingClientRect().width - 24 : 0,
      }
    }),
  )

onEitherEdition('L: cards', ({ visit }) => {
  test.each([
    ['/listings', 360],
    ['/listings', 1280],
    ['/listings?view=list', 768],
    ['/listings', 1680],
  ])('L-07 as many chips as fit are shown, the others counted: %s at %i px', async (path, width) => {
    const page = await visit(path, { viewport: { width, height: 900 } })
    const cards = await chipsOf(page)
    expect(cards.length).toBeGreaterThan(10)
    for (const { home, shown, number, spare } of cards) {
      const features = SAMPLE_LISTINGS.find(({ id }) => id === home)!.features
      expect(shown).toEqual(features.slice(0, shown.length))
      expect(number).toBe(shown.length < features.length ? `+${features.length - shown.length}` : '')
      // Beside the next one a number of 3 em must fit, unless it is the last.
      expect(spare).toBeLessThan(shown.length + 1 < features.length ? 39 : 1)
    }
  })

  test('L-07 our own office is named once below the homes', async () => {
    const page = await visit('/listings')
    await page.getByText(`All listed by ${SAMPLE_AGENCY.firm.name}`, { exact: true }).waitFor()
    expect(await page.getByText(/Listed by/).count()).toBe(0)
  })

  test.each(['/listings', '/listings?view=list', '/favorites'])(
    'L-07 a visitor’s text spacing keeps each price under its picture and cuts nothing: %s',
    async (path) => {
      const page = await visit(path, { viewport: { width: 360, height: 780 }, bypassCSP: true })
      await page.locator('.card-price').first().waitFor()
      await page.addStyleTag({ content: TEXT_SPACING })
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScroll(page)
        const places = await page.locator('.card-price').evaluateAll((prices) =>
          prices.map((price) => {
            const frame = price.closest('article')!.querySelector('.card-frame')!.getBoundingClientRect()
            const words = document.createRange()
            words.selectNodeContents(price)
            const { top, left, right } = words.getBoundingClientRect()
            const card = price.closest('article')!.getBoundingClientRect()
            return { isOff: top >= frame.bottom || left >= frame.right, isInside: right <= card.right }
          }),
        )
        expect(places.length).toBeGreaterThan(0)
        expect(places.filter(({ isOff, isInside }) => !isOff || !isInside)).toEqual([])
      }
    },
  )
})

onFeed('L: cards of other offices', ({ visit }) => {
  test('L-07 each home of another office names it', async () => {
    const page = await visit('/listings?min=0&max=100000000', { expectedErrors: /Failed to load resource|ERR_/ })
    const cards = page.getByRole('article')
    await cards.first().waitFor()
    expect(await cards.getByText(/^Listed by ./).count()).toBe(await cards.count())
    expect(await page.getByText(/^All listed by/).count()).toBe(0)
  })
})
