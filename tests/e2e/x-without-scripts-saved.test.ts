import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, expectNoSidewaysScroll, onEditions, PHONE } from './visitor.ts'
import { focused, send, WITHOUT } from './without-scripts.ts'

onEditions(['live'], 'X: saving without scripts', ({ visit }) => {
  const heart = (page: Page, title: string) => page.getByRole('button', { name: `Save ${title}`, exact: true })
  const pressed = (page: Page, title: string) => heart(page, title).getAttribute('aria-pressed')
  const CAPE = 'Shingled Cape Cod with a Picket Fence'

  test.each([PHONE, DESKTOP])(
    'F-06 a heart saves a home on the page where it is, and takes it back, at $width px',
    async (viewport) => {
      const page = await visit('/listings?min=400000', { ...WITHOUT, viewport })
      expect(await pressed(page, CAPE)).toBe('false')
      expect(await send(page, heart(page, CAPE))).toBe(200)
      expect(page.url()).toMatch(/\/listings\?min=400000#home-\d+$/)
      expect(await pressed(page, CAPE)).toBe('true')
      expect(await heart(page, CAPE).evaluate((button) => button.getBoundingClientRect().top)).toBeLessThan(
        viewport.height,
      )
      // Every other page knows it.
      await page.goto(new URL('/favorites', page.url()).href)
      await page.getByRole('heading', { name: CAPE }).waitFor()
      await page.goto(new URL('/listings', page.url()).href)
      expect(await pressed(page, CAPE)).toBe('true')
      expect(await send(page, heart(page, CAPE))).toBe(200)
      expect(await pressed(page, CAPE)).toBe('false')
    },
  )

  test('D-07 the button of a home’s page saves the home', async () => {
    const page = await visit('/listings/6', WITHOUT)
    const button = page.getByRole('button', { name: 'Favorite', exact: true })
    expect(await send(page, button)).toBe(200)
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    expect(await send(page, button)).toBe(200)
    expect(await button.getAttribute('aria-pressed')).toBe('false')
  })

  test('F-01 before the browser has sent a form, the page offers to show what is saved', async () => {
    const page = await visit('/favorites', WITHOUT)
    expect(await send(page, page.getByRole('button', { name: 'Show my saved homes' }).first())).toBe(200)
    expect(await page.getByText(/^You have \d+ saved properties$/).count()).toBe(1)
    expect(await page.getByText(/^You have \d+ saved searches$/).count()).toBe(1)
  })

  test.each([PHONE, DESKTOP])(
    'F-02 F-04 a note is kept or comes back as typed; a removed home can be put back, at $width px',
    async (viewport) => {
      const page = await visit('/listings', { ...WITHOUT, viewport })
      await send(page, heart(page, CAPE))
      await page.goto(new URL('/favorites', page.url()).href)
      const card = page.getByRole('article').filter({ hasText: CAPE })
      await card.locator('summary').click()
      await card.getByLabel('Your note').fill('x'.repeat(501))
      expect(await send(page, card.getByRole('button', { name: 'Save note' }))).toBe(422)
      await expect.poll(() => focused(page)).toContain('A note can have at most 500 characters.')
      expect(await card.getByLabel('Your note').inputValue()).toBe('x'.repeat(501))
      await card.getByLabel('Your note').fill('A fine porch')
      expect(await send(page, card.getByRole('button', { name: 'Save note' }))).toBe(200)
      expect(await card.getByText('A fine porch').first().isVisible()).toBe(true)
      await expectNoSidewaysScroll(page)

      expect(await send(page, card.getByRole('button', { name: 'Remove' }))).toBe(200)
      await expect.poll(() => focused(page)).toContain('Property removed from favorites.')
      expect(await card.count()).toBe(0)
      expect(await send(page, page.getByRole('button', { name: 'Undo' }))).toBe(200)
      expect(await card.getByText('A fine porch').first().isVisible()).toBe(true)
    },
  )

  test.each([PHONE, DESKTOP])('F-03 a search is saved, run and removed, at $width px', async (viewport) => {
    const page = await visit('/listings?county=Bergen', { ...WITHOUT, viewport })
    const form = page.getByRole('form', { name: 'Save this search' })
    await page.locator('.actions summary').click()
    await form.getByLabel('Name').fill('')
    expect(await send(page, form.getByRole('button'))).toBe(422)
    await expect.poll(() => focused(page)).toContain('Name this search.')
    await form.getByLabel('Name').fill('Near the bridge')
    expect(await send(page, form.getByRole('button'))).toBe(200)
    await expect.poll(() => focused(page)).toContain('Search saved as “Near the bridge”.')
    await expectNoSidewaysScroll(page)
    await page.locator('.actions summary').click()
    await form.getByLabel('Name').fill('Once more')
    expect(await send(page, form.getByRole('button'))).toBe(200)
    await expect.poll(() => focused(page)).toContain('You’ve already saved this search as “Near the bridge”.')
    await page.getByRole('link', { name: 'See it in Favorites' }).click()
    await page.waitForURL('**/favorites**')
    expect(await send(page, page.getByRole('button', { name: 'Remove the search Near the bridge' }))).toBe(200)
    await expect.poll(() => focused(page)).toBe('Saved search removed.')
    expect(await page.getByRole('heading', { name: 'Near the bridge' }).count()).toBe(0)
  })

  test.each([PHONE, DESKTOP])('F-06 a list is shared, answered on and closed, at $width px', async (viewport) => {
    const page = await visit('/listings', { ...WITHOUT, viewport })
    await send(page, heart(page, CAPE))
    await page.goto(new URL('/favorites', page.url()).href)
    await page.locator('summary').filter({ hasText: 'Share this list' }).click()
    expect(await send(page, 'Create a link')).toBe(200)
    await expect.poll(() => focused(page)).toContain('This list is shared.')
    const link = await page.getByLabel('Link', { exact: true }).inputValue()
    await expectNoSidewaysScroll(page)

    const guest = await visit(new URL(link).pathname, { ...WITHOUT, viewport })
    const form = guest.getByRole('form', { name: `Your reply on ${CAPE}` })
    await guest.locator('summary').filter({ hasText: CAPE }).click()
    await form.getByLabel('Like').check()
    await form.getByLabel(/Your note/).fill('Near my work')
    expect(await send(guest, form.getByRole('button'))).toBe(422)
    await expect.poll(() => focused(guest)).toContain('Enter your name.')
    expect(await form.getByLabel('Like').isChecked()).toBe(true)
    expect(await form.getByLabel(/Your note/).inputValue()).toBe('Near my work')
    await form.getByLabel(/Your name/).fill('Ben')
    expect(await send(guest, form.getByRole('button'))).toBe(200)
    await guest.getByText('You’re replying as Ben.').waitFor()
    await expectNoSidewaysScroll(guest)

    await page.reload()
    await page.getByText('Near my work').waitFor()
    expect(await page.getByText('New', { exact: true }).count()).toBe(1)
    await page.reload()
    expect(await page.getByText('New', { exact: true }).count()).toBe(0)

    expect(await send(guest, 'Remove my replies')).toBe(200)
    await expect.poll(() => focused(guest)).toBe('We removed your name, replies, and notes.')
    expect(await send(page, 'Stop taking replies')).toBe(200)
    expect(await send(page, 'Stop sharing')).toBe(200)
    await expect.poll(() => focused(page)).toBe('The list is no longer shared, and its link no longer works.')
  })
})
