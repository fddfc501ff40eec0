import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectFocus, expectNoAxeFindings, expectNoSidewaysScroll, onEditions, PHONE, type Visitor } from './visitor.ts'

const [LAKEVIEW, COLONIAL, VICTORIAN] = [
  'Lakeview House with a Private Dock',
  'Center-Hall Colonial with a Red Door',
  'Victorian with a Wraparound Porch',
] as const

const button = (page: Page, name: string | RegExp, pressed?: boolean) =>
  page.getByRole('button', { name, exact: true, ...(pressed === undefined ? {} : { pressed }) })
const dialog = (page: Page) => page.getByRole('dialog')
const answering = (page: Page) => page.getByLabel('Let people reply')

/** An owner with the page of their favorites, and the link to them. */
async function sharing(visit: Visitor['visit']): Promise<{ owner: Page; link: string }> {
  const owner = await visit('/favorites')
  await button(owner, 'Share this list').click()
  await button(owner, 'Create a link').click()
  const link = await dialog(owner).getByLabel('Link', { exact: true }).inputValue()
  await answering(owner).waitFor()
  return { owner, link }
}

/** Marks a home as a guest who is asked for the name. */
async function answerAs(page: Page, name: string, mark: string): Promise<void> {
  await button(page, mark).click()
  await dialog(page).getByLabel('Your name').fill(name)
  await page.keyboard.press('Enter')
  await button(page, mark, true).waitFor()
}

/** Resolves when a mark or note of a guest is stored: a mark is shown before. */
const answerStored = (page: Page) => page.waitForResponse(/\/api\/shared\/[^/]+\/answers\/[^/]+$/)

const titles = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()

/** Everything to press in the page's main part is 44 px high. */
async function expectLargeTargets(page: Page): Promise<void> {
  const small = page.evaluate(() =>
    [...document.querySelectorAll('main li button, dialog[open] button')]
      .filter((target) => {
        // A cost is as high as its line; what is around it belongs to it.
        const around = getComputedStyle(target, '::after')
        const more = around.position === 'absolute' ? -parseFloat(around.top) - parseFloat(around.bottom) : 0
        return target.checkVisibility() && target.getBoundingClientRect().height + Math.max(0, more) < 44
      })
      .map((target) => target.textContent),
  )
  expect(await small).toEqual([])
}

onEditions(['live'], 'F: answers on a shared list', ({ visit }) => {
  test('F-06 a guest marks homes and writes a note under a name asked for once; the owner sees what both like on top', async () => {
    const { owner, link } = await sharing(visit)
    const guest = await visit(link, { viewport: PHONE })
    await expectNoAxeFindings(guest)
    await expectLargeTargets(guest)
    await button(guest, `Like ${VICTORIAN}`).click()
    await guest.keyboard.press('Enter')
    await guest.getByText('Enter your name.', { exact: true }).waitFor()
    await expectNoAxeFindings(guest)
    await dialog(guest).getByLabel('Your name').fill('Ben')
    await guest.keyboard.press('Enter')
    await button(guest, `Like ${VICTORIAN}`, true).waitFor()
    await Promise.all([answerStored(guest), button(guest, `Pass on ${COLONIAL}`).click()])
    await button(guest, `Pass on ${COLONIAL}`, true).waitFor()
    await button(guest, `Add a note on ${VICTORIAN}`).click()
    await guest.getByLabel('Your note').fill('Is the <b>porch</b> sound?')
    await expectNoAxeFindings(guest)
    await expectNoSidewaysScroll(guest)
    await button(guest, 'Save note').click()
    await guest.getByText('Note saved', { exact: true }).waitFor()
    await guest.reload()
    await button(guest, `Like ${VICTORIAN}`, true).waitFor()
    await guest.getByText('Is the <b>porch</b> sound?').waitFor()

    await owner.reload()
    await owner.getByText('Ben replied. 2 new replies.', { exact: true }).waitFor()
    await owner.getByRole('heading', { level: 2, name: 'Both like', exact: true }).waitFor()
    await expect.poll(() => titles(owner)).toEqual([VICTORIAN, LAKEVIEW, COLONIAL])
    const onVictorian = owner.getByRole('list', { name: `Replies on ${VICTORIAN}` })
    expect((await onVictorian.innerText()).replace(/\s+/g, ' ')).toBe('Ben likes it New Is the <b>porch</b> sound?')
    await expectNoAxeFindings(owner)
    // Seen once, an answer is not new any more.
    await owner.reload()
    await owner.getByText('Ben replied.', { exact: true }).waitFor()
  })

  test('F-06 a guest’s answers are theirs alone, to change and to withdraw; nobody takes their name', async () => {
    const { owner, link } = await sharing(visit)
    const [ben, ruth] = [await visit(link), await visit(link, { expectedErrors: /400/ })]
    await answerAs(ben, 'Ben', `Like ${LAKEVIEW}`)
    // A note is saved when its writer goes on.
    await button(ben, `Add a note on ${LAKEVIEW}`).click()
    await ben.getByLabel('Your note').fill('The dock')
    await ben.getByRole('heading', { level: 1 }).click()
    await ben.getByText('Saved', { exact: true }).waitFor()
    await button(ben, 'Cancel').click()
    await ben.getByText('The dock').waitFor()
    await Promise.all([ruth.waitForResponse(/\/answers$/), ruth.reload()])
    await button(ruth, `Pass on ${LAKEVIEW}`, false).waitFor()
    await expect.poll(() => button(ruth, /^(Like|Pass on) /, true).count()).toBe(0)
    await button(ruth, `Pass on ${LAKEVIEW}`).click()
    await dialog(ruth).getByLabel('Your name').fill('ben')
    await ruth.keyboard.press('Enter')
    await ruth.getByText(/^Someone already replied with this name/).waitFor()
    await expect.poll(() => dialog(ruth).getByLabel('Your name').inputValue()).toBe('ben')
    await dialog(ruth).getByLabel('Your name').fill('Ruth')
    await ruth.keyboard.press('Enter')
    await button(ruth, `Pass on ${LAKEVIEW}`, true).waitFor()
    await owner.reload()
    await owner.getByText(/^(Ben and Ruth|Ruth and Ben) replied\./).waitFor()
    // One passes: it is not a home that all like.
    expect(await owner.getByRole('heading', { name: /like/i, level: 2 }).count()).toBe(0)

    await button(ruth, `Pass on ${LAKEVIEW}`).click()
    await button(ruth, `Pass on ${LAKEVIEW}`, false).waitFor()
    await button(ben, 'Remove my replies').click()
    await ben.getByText('We removed your name, replies, and notes.', { exact: true }).waitFor()
    await expectNoAxeFindings(ben)
    await owner.reload()
    await owner.getByRole('article').first().waitFor()
    await expect.poll(() => owner.getByText(/answered/).count()).toBe(0)
  })

  test('F-06 the owner switches answering off, and removes a guest', async () => {
    const { owner, link } = await sharing(visit)
    const guest = await visit(link)
    await answerAs(guest, 'Ben', `Like ${LAKEVIEW}`)
    const stored = owner.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/answers'),
    )
    await answering(owner).uncheck()
    await stored
    await expect.poll(() => answering(owner).isChecked()).toBe(false)
    await guest.reload()
    await guest.getByText('This list no longer takes replies.').waitFor()
    expect(await button(guest, /^Like /).count()).toBe(0)
    await expectNoAxeFindings(guest)
    await owner.reload()
    await button(owner, 'Shared by link').click()
    await button(owner, 'Remove Ben').click()
    await expectNoAxeFindings(owner)
    await button(owner, 'Remove Ben and 1 reply').click()
    await button(owner, 'Remove Ben and 1 reply').waitFor({ state: 'detached' })
    await owner.keyboard.press('Escape')
    await owner.getByText('Ben replied.').waitFor({ state: 'detached' })
  })

  test('F-06 an answer that is not saved says so, and what was typed stays', async () => {
    const { link } = await sharing(visit)
    const guest = await visit(link, { expectedErrors: /ERR_FAILED/ })
    const answers = '**/api/shared/*/answers/*'
    await guest.route(answers, (route) => route.abort())
    await button(guest, `Like ${LAKEVIEW}`).click()
    await dialog(guest).getByLabel('Your name').fill('Ben')
    await guest.keyboard.press('Enter')
    await dialog(guest)
      .getByText(/^Not saved\./)
      .waitFor()
    await expect.poll(() => dialog(guest).getByLabel('Your name').inputValue()).toBe('Ben')
    await guest.unroute(answers)
    await guest.keyboard.press('Enter')
    await button(guest, `Like ${LAKEVIEW}`, true).waitFor()
    await guest.route(answers, (route) => route.abort())
    await button(guest, `Pass on ${LAKEVIEW}`).click()
    await guest.getByRole('alert').waitFor()
    await button(guest, `Like ${LAKEVIEW}`, true).waitFor()
    await button(guest, `Add a note on ${LAKEVIEW}`).click()
    await guest.getByLabel('Your note').fill('Nothing of this is lost')
    await button(guest, 'Save note').click()
    await guest.getByText(/^Your note wasn’t saved\./).waitFor()
    await expectNoAxeFindings(guest)
    await expect.poll(() => guest.getByLabel('Your note').inputValue()).toBe('Nothing of this is lost')
    await guest.unroute(answers)
    await button(guest, 'Try Again').click()
    await guest.getByText('Note saved', { exact: true }).waitFor()
  })

  test('F-06 sharing takes three presses, a first answer a press and a name, each further one a press', async () => {
    const owner = await visit('/favorites')
    await owner.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await owner.getByRole('article').first().waitFor()
    const share = new Keyboard(owner)
    await share.press('Share this list')
    await share.press('Create a link')
    await share.press('Copy link')
    await owner.getByText('Link copied', { exact: true }).waitFor()
    const link = await dialog(owner).getByLabel('Link', { exact: true }).inputValue()
    expect(share.presses).toBe(3)

    const guest = await visit(link)
    const answer = new Keyboard(guest)
    await answer.press(`Like ${LAKEVIEW}`)
    await guest.keyboard.type('Ben')
    await guest.keyboard.press('Enter')
    await button(guest, `Like ${LAKEVIEW}`, true).waitFor()
    // The focus is where it was.
    await expectFocus(button(guest, `Like ${LAKEVIEW}`, true))
    const first = answer.tabs
    await Promise.all([answerStored(guest), answer.press(`Like ${COLONIAL}`)])
    await button(guest, `Like ${COLONIAL}`, true).waitFor()
    // Pass, note, the next home, its cost.
    expect(answer.tabs - first).toBeLessThanOrEqual(5)
    expect(answer.presses).toBe(2)
    await owner.reload()
    await owner.getByText('Ben replied. 2 new replies.', { exact: true }).waitFor()
  })
})

/** Somebody without a pointer, with what they had to press. */
class Keyboard {
  tabs = 0
  presses = 0
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  /** Tabs to a button and presses it. */
  async press(name: string): Promise<void> {
    const target = button(this.#page, name)
    await target.waitFor()
    const focused = () => target.evaluate((element) => element === document.activeElement)
    for (; !(await focused()); this.tabs++) await this.#page.keyboard.press('Tab')
    await this.#page.keyboard.press('Enter')
    this.presses++
  }
}
