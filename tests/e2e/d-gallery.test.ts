import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { expectNoAxeFindings, onEitherEdition } from './visitor.ts'

const HOME = SAMPLE_LISTINGS[0]!

const counter = (page: Page, position: number) =>
  page.getByText(`${position} / ${HOME.pictures.length}`, { exact: true }).waitFor()

onEitherEdition('D: gallery', ({ visit, edition }) => {
  test('D-03 the gallery goes round in both directions and its thumbnails choose', async () => {
    const page = await visit(`/listings/${HOME.id}`)
    const count = HOME.pictures.length
    const gallery = page.getByRole('main')
    await counter(page, 1)
    await gallery
      .getByRole('button', { name: /previous (picture|photo|image)/i })
      .first()
      .click()
    await counter(page, count)
    await gallery
      .getByRole('button', { name: /next (picture|photo|image)/i })
      .first()
      .click()
    await counter(page, 1)
    await gallery.getByRole('button', { name: /(picture|photo|image) 3\b/i }).click()
    await counter(page, 3)
    await page.keyboard.press('ArrowRight')
    await counter(page, 4)
  })

  test('D-03 the full-screen gallery opens, moves by keys and gives the focus back', async () => {
    const page = await visit(`/listings/${HOME.id}`)
    const open = page.getByRole('button', { name: /full.?screen/i }).first()
    await open.click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expectNoAxeFindings(page)
    await page.keyboard.press('ArrowRight')
    await dialog.getByText(`2 / ${HOME.pictures.length}`, { exact: true }).waitFor()
    // A press on the title leaves the focus on nothing in the dialog.
    await dialog.getByRole('heading').click()
    await page.keyboard.press('ArrowRight')
    await dialog.getByText(`3 / ${HOME.pictures.length}`, { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  })

  test('D-03 gallery, full screen and alternative text name a picture alike', async () => {
    const page = await visit(`/listings/${HOME.id}`)
    const place = HOME.pictures.findIndex(({ caption }) => caption === 'Living room')
    const { caption, alt } = HOME.pictures[place]!
    await page.getByRole('button', { name: `Show picture ${place + 1} of ${HOME.pictures.length}: ${alt}` }).click()
    await counter(page, place + 1)
    await page.getByText(caption!, { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Full screen' }).count()).toBe(1)
    await page.getByRole('button', { name: 'Full screen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(caption!, { exact: true }).waitFor()
    await dialog.getByText(alt, { exact: true }).waitFor()
    await expect.poll(() => dialog.getByRole('img', { name: alt }).count()).toBe(1)
    expect(alt.startsWith(caption!)).toBe(true)
  })

  test('D-03 a full-screen view that cannot be loaded is said in words, and opens at the next try', async () => {
    const page = await visit('/listings/1', { expectedErrors: /full-screen-gallery|Failed to load|ERR_FAILED/ })
    await page.route(/full-screen-gallery/, (route) => route.abort())
    const button = page.getByRole('button', { name: 'Full screen' }).first()
    await button.click()
    await page.getByText('We couldn’t load the full-screen view').waitFor()
    await page.unroute(/full-screen-gallery/)
    await button.click()
    await page.getByRole('dialog').waitFor()
  })

  test('D-03 X-05 pictures that cannot be loaded give way to the default image', async () => {
    const page = await visit(`/listings/${HOME.id}`, {
      expectedErrors: /Failed to load resource/,
      prepare: (fresh) => fresh.route(/\/media\/(home|interior)-/, (route) => route.abort()),
    })
    await page.waitForFunction(() => document.querySelector('main img[src*="default-home"]'))
    expect(edition).toMatch(/live|sample/)
  })
})
