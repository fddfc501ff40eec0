import { expect, test } from 'vitest'
import { DESKTOP, expectNoAxeFindings, expectNoSidewaysScroll, onBothEditions, PHONE } from './visitor.ts'

onBothEditions('M: towns and counties', ({ visit }) => {
  test('M-04 a town’s page leads to its county, and from there to other towns', async () => {
    const page = await visit('/towns/essex/glen-ridge')
    await page.getByRole('heading', { level: 1, name: 'Glen Ridge' }).waitFor()
    expect(await page.title()).toBe('Homes in Glen Ridge, Essex County · Keystead')
    await page
      .getByRole('img', { name: 'Outline of Glen Ridge among its neighbors, with one station and one home' })
      .waitFor()
    await page.getByRole('link', { name: 'Victorian with a Wraparound Porch' }).waitFor()
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await expectNoSidewaysScroll(page)
    }
    await expectNoAxeFindings(page)
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Essex County' }).click()
    await page.getByRole('heading', { level: 1, name: 'Essex County' }).waitFor()
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      await expectNoSidewaysScroll(page)
    }
    await expectNoAxeFindings(page)
    await page.getByRole('table').getByRole('link', { name: 'Nutley', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Nutley' }).waitFor()
    await page.getByRole('button', { name: 'Save this search' }).click()
    await page.getByRole('dialog').getByText('Nutley').first().waitFor()
  })

  test('M-04 another spelling leads to the town, and an unknown one is the 404', async () => {
    const page = await visit('/towns/Morris/Boonton-Township', { expectedErrors: /404/ })
    await page.getByRole('heading', { level: 1, name: 'Boonton Township' }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/\/towns\/morris\/boonton-township$/)
    await page.goto(page.url().replace('boonton-township', 'nowhere'))
    await page.getByText('Oops! Page not found').waitFor()
  })
})
