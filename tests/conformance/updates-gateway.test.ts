import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpSavedSearchGateway } from '#adapters/api-client/saved-search-gateway.ts'
import { httpUpdatesGateway } from '#adapters/api-client/updates-gateway.ts'
import { localSavedSearchGateway } from '#adapters/sample/saved-search-gateway.ts'
import { localUpdatesGateway } from '#adapters/sample/updates-gateway.ts'
import { SAMPLE_SAVED_SEARCHES } from '#content/sample-data/saved-searches.ts'
import { UPDATE_CONSENT_VERSION } from '#content/update-consent.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { Owner } from '#ports/server/saved-items.ts'
import { join, openPersonalSite, PASSWORD, type PersonalSite } from '../server/personal-site.ts'
import { onEngines, type TestEngine } from './database-engines.ts'
import { plantAccount } from './saved-items-harness.ts'
import { updatesConformance } from './updates-gateway.ts'

updatesConformance('in the browser', () => ({
  newPerson: () => {
    const searches = localSavedSearchGateway({ now: () => new Date() })
    return { updates: localUpdatesGateway(searches), searches, sentTo: null }
  },
  close: async () => {},
}))

/** Somebody with an account, and how their choices are reached. */
const WAYS = {
  'an account’s in the database': async (site: PersonalSite) => {
    const id = await plantAccount(site)
    const owner = { account: id }
    const { savedItems } = site
    return {
      updates: savedItems.updates(owner),
      searches: savedItems.savedSearches(owner),
      sentTo: `${id}@example.com`,
    }
  },
  'a browser’s over the API': async (site: PersonalSite) => {
    const browser = site.visitor()
    const { email } = await join(browser)
    return { updates: httpUpdatesGateway(browser.send), searches: httpSavedSearchGateway(browser.send), sentTo: email }
  },
}

onEngines((engine) => {
  for (const [name, newPerson] of Object.entries(WAYS)) {
    updatesConformance(`${name} on ${engine}`, async () => {
      const site = await openPersonalSite({ engine })
      return { newPerson: () => newPerson(site), close: () => site.close() }
    })
  }
  describe('email updates in the database', () => inDatabase(engine))
})

function inDatabase(engine: TestEngine): void {
  let site: PersonalSite
  let now = new Date('2026-11-28T15:00:00Z')
  const [search] = SAMPLE_SAVED_SEARCHES.map(({ id }) => id) as [string]
  beforeAll(async () => {
    site = await openPersonalSite({ engine, clock: { now: () => now } })
  })
  afterAll(() => site.close())
  const newOwner = async (): Promise<Owner> => ({ account: await plantAccount(site) })
  const choose = async (owner: Owner, ...choice: Parameters<ReturnType<typeof site.savedItems.updates>['choose']>) =>
    valueOrThrow(await site.savedItems.updates(owner).choose(...choice))
  const rowsOf = async (owner: Owner) => {
    const rows = site.db.selectFrom('update_choices').innerJoin('owners', 'id', 'owner_id').selectAll('update_choices')
    const [column, value] = 'account' in owner ? (['account_id', owner.account] as const) : (['id', ''] as const)
    return rows.where(column, '=', value).orderBy('source').execute()
  }
  const notice = (id: number) =>
    site.db.insertInto('home_news').values({ id, listing_id: 1, news: '{"kind":"new"}', noticed_at: 0 }).execute()

  test('H-04 a choice begins with the news after it; another frequency tells on from there', async () => {
    const owner = await newOwner()
    const at = now.getTime()
    await choose(owner, 'favorites', 'daily')
    await notice(41)
    now = new Date('2026-11-28T16:00:00Z')
    await choose(owner, { search }, 'at-once')
    await choose(owner, 'favorites', 'sunday')
    const consent = { consent_version: UPDATE_CONSENT_VERSION }
    expect(await rowsOf(owner)).toMatchObject([
      { source: 'favorites', every: 'sunday', ...consent, chosen_at: +now, told_through: 0, told_at: at },
      { source: search, every: 'at-once', ...consent, chosen_at: +now, told_through: 41, told_at: +now },
    ])
    await choose(owner, 'favorites', 'off')
    expect((await rowsOf(owner)).map(({ source }) => source)).toEqual([search])
    await choose(owner, 'favorites', 'sunday')
    expect((await rowsOf(owner))[0]).toMatchObject({ told_through: 41, told_at: +now })
  })

  test('H-04 another frequency is agreed to in today’s wording', async () => {
    const owner = await newOwner()
    await choose(owner, 'favorites', 'daily')
    const { owner_id, told_through, told_at } = (await rowsOf(owner))[0]!
    const earlier = { consent_version: '2025-01-01', chosen_at: 1 }
    await site.db.updateTable('update_choices').set(earlier).where('owner_id', '=', owner_id).execute()
    await choose(owner, 'favorites', 'monday')
    const agreed = { consent_version: UPDATE_CONSENT_VERSION, chosen_at: +now }
    expect(await rowsOf(owner)).toMatchObject([{ every: 'monday', ...agreed, told_through, told_at }])
  })

  test('H-04 what somebody has been told is forgotten with their last choice, not before', async () => {
    const [ana, ben] = [await newOwner(), await newOwner()]
    const ids: string[] = []
    for (const owner of [ana, ben]) {
      await choose(owner, 'favorites', 'daily')
      await choose(owner, { search }, 'daily')
      const { owner_id } = (await rowsOf(owner))[0]!
      ids.push(owner_id)
      await site.db.insertInto('told_news').values({ owner_id, news_id: 7 }).execute()
    }
    const told = async () => {
      const rows = site.db.selectFrom('told_news').select('owner_id').where('owner_id', 'in', ids)
      return (await rows.execute()).map(({ owner_id }) => ids.indexOf(owner_id)).toSorted((a, b) => a - b)
    }
    await choose(ana, 'favorites', 'off')
    valueOrThrow(await site.savedItems.savedSearches(ben).remove(search))
    expect(await told()).toEqual([0, 1])
    valueOrThrow(await site.savedItems.savedSearches(ana).remove(search))
    expect(await told()).toEqual([1])
    await choose(ben, 'favorites', 'off')
    expect(await told()).toEqual([])
  })

  test('F-04 a removed search takes its choice along', async () => {
    const owner = await newOwner()
    await choose(owner, { search }, 'daily')
    await choose(owner, 'similar', 'daily')
    valueOrThrow(await site.savedItems.savedSearches(owner).remove(search))
    expect((await rowsOf(owner)).map(({ source }) => source)).toEqual(['similar'])
  })

  test('H-04 somebody without an account is asked to sign in, and nothing of them is stored', async () => {
    const visitor = createHash('sha256').update(randomUUID()).digest('hex')
    const updates = site.savedItems.updates({ visitor })
    for (const answer of [await updates.choices(), await updates.choose('favorites', 'daily')]) {
      expect(answer).toMatchObject({ ok: false, problem: { kind: 'unauthorized', message: /^Sign in/ } })
    }
    const owners = site.db.selectFrom('owners').where('visitor_hash', '=', visitor).select('id')
    expect(await owners.execute()).toEqual([])
  })

  test('H-04 nothing is promised to an address that nobody has confirmed', async () => {
    const account = await plantAccount(site, { email_verified: 0 })
    const updates = site.savedItems.updates({ account })
    for (const answer of [await updates.choices(), await updates.choose('favorites', 'daily')]) {
      expect(answer).toMatchObject({ ok: false, problem: { kind: 'conflict', message: /^Confirm your email address/ } })
    }
  })

  test('R-04 the copy of an account’s data names what emails are about; deleting the account deletes it', async () => {
    const browser = site.visitor()
    await join(browser)
    const updates = httpUpdatesGateway(browser.send)
    valueOrThrow(await updates.choose('favorites', 'monday'))
    valueOrThrow(await updates.choose({ search }, 'at-once'))
    const copy = (await (await browser.ask('GET', '/api/account/export')).json()) as { emailUpdates: unknown }
    const since = { chosenAt: now.toISOString(), consent: UPDATE_CONSENT_VERSION }
    expect(copy.emailUpdates).toEqual([
      { about: 'favorites', every: 'monday', ...since },
      { about: { search: SAMPLE_SAVED_SEARCHES[0]!.name }, every: 'at-once', ...since },
    ])
    const stored = () => site.db.selectFrom('update_choices').select('source').execute()
    const before = (await stored()).length
    expect((await browser.ask('POST', '/api/account/deletion', { password: PASSWORD })).status).toBe(204)
    expect((await stored()).length).toBe(before - 2)
  })
}
