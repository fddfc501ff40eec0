import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { WISHES_KEY } from '#ports/browser/told-store.ts'
import { expectNoAxeFindings, expectNoSidewaysScroll, onEditions, PHONE, type Visitor } from './visitor.ts'
import { expectNoAxeFindingsWithoutScripts, WITHOUT } from './without-scripts.ts'

const THEIRS = { beds: '4', county: 'Essex', amenities: 'pool', like: 'beds,pool' }
const YOURS = { beds: '2', county: 'Essex', like: 'beds' }

/** A device that keeps wishes. */
const keeping = (wishes: Record<string, string>) => (page: Page) =>
  page.addInitScript(
    ([key, text]) => localStorage.setItem(key!, text!),
    [WISHES_KEY, JSON.stringify({ wishes, passed: [], declined: [] })],
  )
const block = (page: Page) => page.getByRole('region', { name: 'Wishes for this list' })
const lines = (page: Page) => page.locator('.two-wishes-line')

/** The dialog of somebody who shares a list and has wishes. */
async function sharing(
  visit: Visitor['visit'],
  wishes: Record<string, string> = THEIRS,
): Promise<{ owner: Page; link: () => Promise<string> }> {
  const owner = await visit('/favorites', { prepare: keeping(wishes) })
  await owner.getByRole('button', { name: 'Share this list', exact: true }).click()
  await owner.getByRole('button', { name: 'Create a link', exact: true }).click()
  const field = owner.getByRole('dialog').getByLabel('Link', { exact: true })
  await field.waitFor()
  return { owner, link: () => field.inputValue() }
}

/** A link with the wishes of who shares the list. */
async function linkWithWishes(visit: Visitor['visit']): Promise<string> {
  const { owner, link } = await sharing(visit)
  await owner.getByLabel('Add my wishes to the link').check()
  await expect.poll(link).toContain('?')
  return link()
}

onEditions(['live'], 'F: a shared list’s link with wishes', ({ visit }) => {
  test('the link has the wishes only where its owner adds them, and says who sees what', async () => {
    const { owner, link } = await sharing(visit)
    const plain = await link()
    expect(new URL(plain).search).toBe('')
    const box = owner.getByLabel('Add my wishes to the link')
    expect(await box.isChecked()).toBe(false)
    await owner.getByText('Anyone with the link then sees: Essex County, 4+ beds, and Pool.').waitFor()
    await box.check()
    await expect.poll(link).toContain('?')
    const sent = new URL(await link())
    expect(Object.fromEntries(sent.searchParams)).toEqual(THEIRS)
    expect(sent.origin + sent.pathname).toBe(plain)
    await expectNoAxeFindings(owner)

    const other = await visit(plain)
    await expect.poll(() => other.getByRole('article').count()).toBe(3)
    expect(await block(other).count()).toBe(0)
    expect(await lines(other).count()).toBe(0)
  })

  test('the dialog names a place of work among the wishes', async () => {
    const { owner } = await sharing(visit, { train: 'hoboken', trainMinutes: '45', like: 'train' })
    await owner.getByText(/^Anyone with the link then sees: .*Hoboken.*\. That includes where you work\.$/).waitFor()
  })

  test('who has wishes sees both, what both like, and sends theirs back, on a phone', async () => {
    const link = await linkWithWishes(visit)
    const other = await visit(link, { prepare: keeping(YOURS), viewport: PHONE, unfinished: true })
    await lines(other).first().waitFor()
    const top = () =>
      lines(other)
        .first()
        .evaluate((line) => line.getBoundingClientRect().top + scrollY)
    const before = await top()
    await block(other).getByText('Both ask for Essex County').waitFor()
    await expect.poll(() => lines(other).first().innerText()).toMatch(/Theirs: \d of 3 · Yours: \d of 2$/)
    await block(other).getByRole('listitem').first().waitFor()
    expect(await top()).toBe(before)
    await expectNoAxeFindings(other)
    await expectNoSidewaysScroll(other)

    const best = block(other).getByRole('listitem').first().getByRole('link')
    const title = await best.innerText()
    const href = await best.getAttribute('href')
    expect(await other.locator(`${href} h2`).innerText()).toBe(title)
    await best.click()
    await other.waitForURL((url) => url.hash === href)

    await other.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: (text: string) => Promise.resolve(void (document.title = text)) },
      }),
    )
    await block(other).getByRole('button', { name: 'Send back my wishes' }).click()
    await block(other).getByText('Link copied. Send it to the person who shared the list.').waitFor()
    const back = new URL(await other.title())
    expect(back.pathname).toBe(new URL(link).pathname)
    expect(Object.fromEntries(back.searchParams)).toEqual(YOURS)
  })

  test('who has none is led to the questions, and whose own they are is told so', async () => {
    const link = await linkWithWishes(visit)
    const other = await visit(link)
    await block(other).getByText('Must Essex County Would like').waitFor()
    expect(await block(other).getByRole('link', { name: 'Add yours' }).getAttribute('href')).toBe('/wishes')
    expect(await block(other).getByRole('heading', { name: 'What both like' }).isVisible()).toBe(false)
    expect(await lines(other).first().innerText()).toMatch(/Theirs: \d of 3$/)

    const own = await visit(link, { prepare: keeping(THEIRS) })
    await block(own).getByText('Your wishes are in this link.').waitFor()
    expect(await lines(own).first().innerText()).toMatch(/Yours: \d of 3$/)
    expect(await own.getByRole('button', { name: 'Send back my wishes' }).count()).toBe(0)
    await expectNoAxeFindings(own)
  })

  test('without scripts the page has the sender’s wishes and what each home meets', async () => {
    const link = await linkWithWishes(visit)
    const page = await visit(link, { ...WITHOUT, viewport: PHONE })
    expect(await block(page).textContent()).toContain('Must Essex County Would like 4+ beds · Pool')
    expect(await lines(page).allInnerTexts()).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/Theirs: \d of 3$/)),
    )
    expect(await block(page).getByRole('link', { name: 'Add yours' }).isVisible()).toBe(false)
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindingsWithoutScripts(page)
  })

  test('parameters that ask for nothing leave the page as it is', async () => {
    const { link } = await sharing(visit)
    const page = await visit(`${await link()}?utm_source=mail&beds=many`)
    await expect.poll(() => page.getByRole('article').count()).toBe(3)
    expect(await block(page).count()).toBe(0)
    expect(await lines(page).count()).toBe(0)
  })
})
