import { expect, test } from 'vitest'
import { onEditions } from './visitor.ts'
import { PAGES, WITHOUT } from './without-scripts.ts'

onEditions(['live'], 'X: every form has an address that takes it', ({ visit, address }) => {
  test('X: no form and no button of a form ends on a page that takes nothing', async () => {
    const page = await visit('/listings', WITHOUT)
    // What only a visitor with saved things sees is there, too.
    await Promise.all([
      page.waitForNavigation(),
      page
        .getByRole('button', { name: /^Save / })
        .first()
        .click(),
    ])
    const missing: string[] = []
    let tried = 0
    for (const path of PAGES) {
      await page.goto(address + path)
      const sent = await page.evaluate(() =>
        [...document.forms].flatMap((form) => {
          const buttons = [...form.elements].filter((one) => one.matches('button[type=submit]')) as HTMLButtonElement[]
          return buttons.map((button) => ({
            method: form.method,
            address: form.action,
            fields: [...new FormData(form, button)].map(([name, value]) => [
              name,
              typeof value === 'string' ? value : '',
            ]),
          }))
        }),
      )
      for (const { method, address: target, fields } of sent) {
        tried++
        const body = new URLSearchParams(fields).toString()
        const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
        const answer =
          method === 'get'
            ? await fetch(target)
            : await fetch(target, { method, redirect: 'manual', headers: own, body })
        if (![200, 303, 422].includes(answer.status)) missing.push(`${path}: ${answer.status} ${body.slice(0, 80)}`)
      }
    }
    expect(missing).toEqual([])
    expect(tried).toBeGreaterThan(PAGES.length)
  })
})

onEditions(['live'], 'X: what only scripts can do', ({ visit, address }) => {
  test('X: no page shows a control that does nothing', async () => {
    const page = await visit('/', WITHOUT)
    const dead: string[] = []
    for (const path of PAGES) {
      await page.goto(address + path)
      const found = await page.evaluate(() => {
        const acts = 'form, [popovertarget], [command], dialog, details > summary'
        return [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')]
          .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(acts))
          .filter((control) => !('form' in control) || control.form === null || control.matches('[type=button]'))
          .map((control) => control.getAttribute('aria-label') ?? control.textContent.trim() ?? control.outerHTML)
      })
      dead.push(...found.map((name) => `${path}: ${name}`))
    }
    expect(dead).toEqual([])
  })
})

onEditions(['sample'], 'X: the edition that is made in the browser', ({ visit }) => {
  test('X: says in place that it needs scripts', async () => {
    const page = await visit('/listings', WITHOUT)
    await page.getByRole('heading', { name: 'This page needs JavaScript' }).waitFor()
  })
})
