import { expect, test } from 'vitest'
import { expectNoAxeFindings, onEitherEdition } from './visitor.ts'

onEitherEdition('Q: demo screen', ({ visit }) => {
  test('Q-01 the dashboard only logs, apart from one dialog and one external link', async () => {
    const page = await visit('/demo')
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const link = page.getByRole('link', { name: /GitHub/ })
    await expect.poll(() => link.getAttribute('href')).toMatch(/^https:\/\/github\.com/)
    for (const name of ['Test Agents', 'Publish', 'Email Agent', 'SMS-Text Agent', 'Workflow Agent']) {
      const before = logged.length
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
      await expect.poll(() => logged.length).toBeGreaterThan(before)
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    }
    await page.getByRole('button', { name: /menu/i }).first().waitFor()
    expect(
      await page.evaluate(() => getComputedStyle(document.querySelector('main')!.closest('[class]')!).backgroundColor),
    ).toBeTruthy()
    await expectNoAxeFindings(page)
  })

  test('Q-01 the Voice Agent dialog logs, cancels and closes', async () => {
    const page = await visit('/demo')
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const open = page.getByRole('button', { name: /^Voice Agent/ })
    await open.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Voice Agent', exact: true }).waitFor()
    await expect.poll(() => dialog.innerText()).toMatch(/voice agent/i)
    await expectNoAxeFindings(page)
    await dialog.getByRole('button', { name: 'Create New Voice Agent' }).click()
    await expect.poll(() => logged.length).toBeGreaterThan(0)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await open.click()
    await dialog.getByRole('button', { name: /close/i }).click()
    await dialog.waitFor({ state: 'hidden' })
  })
})
