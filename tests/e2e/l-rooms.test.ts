import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layAgencyFolder } from '../agency-folder.ts'
import { record } from '../feed/feed-records.ts'
import { startFeedSite } from './feed-site.ts'
import type { SiteProcess } from './site-process.ts'
import { expectNoAxeFindings, visitorOf } from './visitor.ts'
import { WITHOUT } from './without-scripts.ts'

const START_TIMEOUT = 180_000
const folder = mkdtempSync(path.join(tmpdir(), 'rooms-'))
let site: SiteProcess

const rental = (key: string, changes: Record<string, unknown>) =>
  record(key, { PropertyType: 'Residential Lease', ListPrice: 1100, ...changes })

/** Two rooms, an apartment for rent, a house for sale, and a room for sale, which is withheld. */
const RECORDS = [
  rental('K1', { PropertySubType: 'Room for Rent' }),
  rental('K2', { PropertySubType: null, StructureType: ['Room'], Furnished: 'Furnished' }),
  rental('K3', { PropertySubType: 'Apartment', ListPrice: 2400 }),
  record('K4'),
  record('K5', { PropertySubType: 'Room', ListPrice: 900 }),
]

beforeAll(async () => {
  layAgencyFolder(path.join(folder, 'agency'))
  site = await startFeedSite(folder, RECORDS)
}, START_TIMEOUT)
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

const visit: ReturnType<typeof visitorOf>['visit'] = (address, options) =>
  visitorOf('live', site.url).visit(address, options)
const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)
const titles = async (page: Page) =>
  (await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()).sort()
const ROOMS = ['Room in Montclair', 'Room in Montclair']
const APARTMENT = ['3-bedroom apartment in Montclair']

describe('L: rooms', () => {
  test('L-03 rooms are chosen or left out among rentals, and dropped with them', async () => {
    const page = await visit('/listings?market=rent')
    await expect.poll(() => titles(page)).toEqual([...APARTMENT, ...ROOMS])
    await page.getByRole('button', { name: /^More filters/ }).click()
    const dialog = page.getByRole('dialog', { name: 'More filters' })
    await dialog.getByRole('checkbox', { name: 'Room (2)', exact: true }).press('Space')
    await expect.poll(() => titles(page)).toEqual(ROOMS)
    await expectNoAxeFindings(page)
    await dialog.getByRole('checkbox', { name: /^Room / }).press('Space')
    await dialog.locator('summary').filter({ hasText: 'Leave out' }).press('Enter')
    await dialog.getByRole('checkbox', { name: 'Not a room (1)', exact: true }).press('Space')
    await expect.poll(() => titles(page)).toEqual(APARTMENT)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Remove filter: Not a room' }).click()
    await expect.poll(() => param(page, 'not-kind')).toBeNull()

    await page.goto(`${site.url}/listings?market=rent&kind=house,room`)
    await page.getByRole('radio', { name: 'Buy' }).check({ force: true })
    await expect.poll(() => [param(page, 'market'), param(page, 'kind')]).toEqual([null, 'house'])
    await page.getByRole('button', { name: /^More filters/ }).click()
    await dialog.getByRole('checkbox', { name: /^House/ }).waitFor()
    expect(await dialog.getByRole('checkbox', { name: /^(?:Room|Not a room)/ }).count()).toBe(0)
  })

  test('L-03 rooms are found by words', async () => {
    const page = await visit('/listings')
    const box = page.getByRole('combobox', { name: 'Search', exact: true })
    await box.fill('a furnished room in Montclair under 1200')
    await box.press('Enter')
    await expect.poll(() => param(page, 'kind')).toBe('room')
    await page.getByRole('button', { name: 'Remove filter: Room' }).waitFor()
    await expect.poll(() => titles(page)).toEqual(['Room in Montclair'])
    expect([param(page, 'market'), param(page, 'furnished'), param(page, 'max')]).toEqual(['rent', 'yes', '1200'])
  })

  test('L-03 rooms are found without scripts, by their box and by words', async () => {
    const page = await visit('/listings', WITHOUT)
    const form = page.getByRole('form', { name: 'Filters' })
    const summary = form.locator('summary').filter({ hasText: 'More filters' })
    await summary.click()
    await form.getByLabel('Apartment', { exact: true }).waitFor()
    expect(await form.getByLabel(/^(?:Room|Not a room)$/).count()).toBe(0)
    await page.goto(`${site.url}/listings?market=rent`)
    await summary.click()
    await form.getByLabel('Room', { exact: true }).check()
    await Promise.all([page.waitForNavigation(), form.getByRole('button', { name: 'Show homes' }).click()])
    expect([param(page, 'kind'), await titles(page)]).toEqual(['room', ROOMS])
    await page.goto(`${site.url}/listings`)
    await page.getByRole('combobox', { name: 'Search' }).fill('rooms for rent in Montclair')
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
    expect([param(page, 'kind'), param(page, 'market'), await titles(page)]).toEqual(['room', 'rent', ROOMS])
  })
})
