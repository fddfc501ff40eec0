import { expect, test } from 'vitest'
import { httpAgencyTexts } from '#adapters/api-client/agency-texts.ts'
import { SAMPLE_WORDS } from '#content/sample-agency/sample-words.ts'
import { SECOND_AGENCY, sourceOf } from '../second-agency.ts'
import { testSite } from './test-site.ts'

const site = testSite()
const texts = httpAgencyTexts((path, init) => site.ask(path, init))

test('R-04 H-06 H-08 the browser reads from the server what the agency says', async () => {
  expect(await texts.page('terms')).toEqual({ ok: true, value: SAMPLE_WORDS.pages['terms'] })
  expect(await texts.testimonials()).toEqual({ ok: true, value: SAMPLE_WORDS.testimonials })
  expect(await texts.counties()).toEqual({ ok: true, value: JSON.parse(JSON.stringify(SAMPLE_WORDS.counties)) })
})

test('R-01 the offline page gets the agency’s name, phone and colors', async () => {
  const styleSheet = '/agency-files/colors.0123456789.css'
  const css = ':root{--color-indigo:#2f6f52}'
  const second = { ...SECOND_AGENCY, look: { ...SECOND_AGENCY.look, styleSheet } }
  const files = new Map([[styleSheet, { type: 'text/css', body: new TextEncoder().encode(css) }]])
  const card = async (asked: typeof site) => (await asked.ask('/agency-texts/site.json')).json()
  expect(await card(testSite({ agency: sourceOf(second, { files }) }))).toEqual({
    name: 'Brookside Homes',
    phone: '(973) 200-0101',
    colors: css,
  })
  expect(await card(site)).toMatchObject({ colors: '' })
})

test('a page that isn’t there is not found, whatever its name', async () => {
  for (const name of ['nothing', '__proto__', 'toString', '../pages/terms', 'terms.json.json'])
    expect(await texts.page(name)).toMatchObject({ ok: false, problem: { kind: 'not-found' } })
})

test('a text is sent again only where it has changed', async () => {
  const first = await site.ask('/agency-texts/pages/privacy.json')
  const etag = first.headers.get('etag')!
  expect((await site.ask('/agency-texts/pages/privacy.json', { headers: { 'if-none-match': etag } })).status).toBe(304)
})
