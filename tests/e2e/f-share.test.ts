import { expect, test } from 'vitest'
import { expectNoAxeFindings, expectNoSidewaysScroll, onEditions, PHONE } from './visitor.ts'

onEditions(['live'], 'F: a list opened by link', ({ visit }) => {
  test('F-06 the link shows others the homes without the notes, tells no other site, and leads nowhere once taken back', async () => {
    const page = await visit('/favorites')
    await page
      .getByRole('button', { name: /^Add a note on/ })
      .first()
      .click()
    await page.getByLabel('Your note').fill('My own words')
    await page.getByRole('button', { name: 'Save note', exact: true }).click()
    await page.getByText('Note saved', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Share this list', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this list' })
    await expectNoAxeFindings(page)
    await dialog.getByRole('button', { name: 'Create a link', exact: true }).click()
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
    await expectNoAxeFindings(page)

    const other = await visit(link, { viewport: PHONE, expectedErrors: /404/ })
    await other.getByRole('heading', { level: 1, name: 'Homes shared with you', exact: true }).waitFor()
    await expect.poll(() => other.getByRole('article').count()).toBe(3)
    expect(await other.content()).not.toContain('My own words')
    await expect.poll(() => other.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    const answer = await other.request.get(link)
    expect(answer.headers()['referrer-policy']).toBe('no-referrer')
    await expectNoAxeFindings(other)
    await expectNoSidewaysScroll(other)

    await dialog.getByRole('button', { name: 'Stop sharing', exact: true }).click()
    await dialog.getByText('The list is no longer shared, and its link no longer works.', { exact: true }).waitFor()
    expect((await other.reload())!.status()).toBe(404)
    await other.getByRole('heading', { level: 1, name: 'This list isn’t shared', exact: true }).waitFor()
    await expectNoAxeFindings(other)
  })
})

onEditions(['sample'], 'F: a list opened by link', ({ visit }) => {
  test('F-06 the demonstration says calmly that there is no link', async () => {
    const page = await visit('/favorites', { viewport: PHONE })
    await page.getByRole('button', { name: 'Share this list', exact: true }).click()
    await page.getByRole('button', { name: 'Create a link', exact: true }).click()
    await page.getByText(/^This is a demo. Your list stays in this browser/).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await expectNoAxeFindings(page)
  })
})
