import { expect, test } from 'vitest'
import { expectFocus, expectNoAxeFindings, onEitherEdition, PHONE } from './visitor.ts'

onEitherEdition('L: rail lines', ({ visit }) => {
  test('L-03 several rail lines are chosen by keyboard, named on the chip, and taken back', async () => {
    const page = await visit('/listings')
    await page.getByRole('button', { name: /^More filters/ }).click()
    const dialog = page.getByRole('dialog', { name: 'More filters' })
    const line = () => new URL(page.url()).searchParams.get('line')
    const fold = dialog.locator('summary').filter({ hasText: 'Any rail line' })
    await fold.press('Enter')
    const box = (name: string) => dialog.getByRole('group', { name: 'Rail lines' }).getByLabel(name, { exact: true })
    await box('Raritan Valley Line').press('Space')
    await expect.poll(line).toBe('raritan')
    await expectFocus(box('Raritan Valley Line'))
    await box('PATH').press('Space')
    await box('Gladstone Branch').check()
    await expect.poll(line).toBe('gladstone,path,raritan')
    const named = 'On the Gladstone Branch, PATH, or 1 other line'
    await dialog.locator('summary').filter({ hasText: named }).waitFor()
    // Under the walk to the station, which a line brings.
    await dialog.getByLabel('Getting to the station').waitFor()
    await expectNoAxeFindings(page)
    await box('PATH').uncheck()
    await expect.poll(line).toBe('gladstone,raritan')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page
      .getByRole('button', { name: 'Remove filter: On the Gladstone Branch or the Raritan Valley Line' })
      .click()
    await expect.poll(line).toBeNull()
  })

  test('L-03 a long chip wraps on a phone, and the page never scrolls sideways', async () => {
    const lines = 'line=coast,main,montclair&walk=20&train=new-york-penn&trainMinutes=75'
    const page = await visit(`/listings?${lines}&not-county=Passaic,Sussex,Warren`, { viewport: PHONE })
    const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('button')
    await chips.first().waitFor()
    const widths = await chips.evaluateAll((each) => each.map((chip) => chip.getBoundingClientRect().right))
    expect(widths).toHaveLength(2)
    expect(Math.max(...widths)).toBeLessThanOrEqual(PHONE.width - 16)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })

  test('L-03 what is left out stays unfolded when its last box is cleared', async () => {
    const page = await visit('/listings?not-kind=condo')
    await page.getByRole('button', { name: /^More filters/ }).click()
    const box = page.getByRole('dialog', { name: 'More filters' }).getByRole('checkbox', { name: /^Not a condo/ })
    await box.press('Space')
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await expect.poll(() => box.isChecked()).toBe(false)
    expect(await box.isVisible()).toBe(true)
    await expectFocus(box)
  })
})
