import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { putMails } from '#adapters/database/mail/mail-outbox.ts'
import { databaseUpdateSubscriptions } from '#adapters/database/updates/update-subscriptions.ts'
import { valueOrThrow } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { openPersonalSite, type PersonalSite } from '../server/personal-site.ts'
import { onEngines } from './database-engines.ts'
import { madeMail } from './mail-outbox.ts'
import { plantAccount } from './saved-items-harness.ts'

onEngines((engine) => {
  describe(`email updates by a link on ${engine}`, () => {
    let site: PersonalSite
    beforeAll(async () => {
      site = await openPersonalSite({ engine })
    })
    afterAll(() => site.close())

    const subscriptions = () =>
      databaseUpdateSubscriptions({ db: site.db, lookups: site.db }, (error) => {
        throw error
      })
    const choicesOf = async (ownerId: string) => valueOrThrow(await subscriptions().of(ownerId)).choices
    async function subscriber() {
      const account = await plantAccount(site)
      const owner = { account }
      const [updates, searches] = [site.savedItems.updates(owner), site.savedItems.savedSearches(owner)]
      valueOrThrow(await searches.add('Morris', defaultFilters('sale')))
      const search = valueOrThrow(await searches.list()).find(({ name }) => name === 'Morris')!
      valueOrThrow(await updates.choose({ search: search.id }, 'daily'))
      valueOrThrow(await updates.choose('similar', 'monday'))
      valueOrThrow(await updates.choose('favorites', 'at-once'))
      const rows = site.db.selectFrom('owners').select('id').where('account_id', '=', account)
      return { ownerId: (await rows.executeTakeFirstOrThrow()).id, email: `${account}@example.com` }
    }

    test('H-04 saved homes come first, then homes like them, then searches by their names', async () => {
      const { ownerId } = await subscriber()
      expect(await choicesOf(ownerId)).toEqual([
        { about: 'favorites', every: 'at-once' },
        { about: 'similar', every: 'monday' },
        { about: { search: 'Morris' }, every: 'daily' },
      ])
      expect(await choicesOf(randomUUID())).toEqual([])
    })

    test('H-04 stopping ends one person’s choices and what of them waits to be sent', async () => {
      const [one, other] = [await subscriber(), await subscriber()]
      for (const { email, ownerId } of [one, other]) {
        await site.db.insertInto('told_news').values({ owner_id: ownerId, news_id: 7 }).execute()
        const mail = { ...madeMail('News'), to: [{ name: '', address: email }] }
        await putMails(site.db, [{ topic: 'updates', mail, secretUntil: null }], { now: new Date(), inquiryId: null })
      }
      for (let times = 0; times < 2; times++) valueOrThrow(await subscriptions().stopAll(one.ownerId))
      expect(await choicesOf(one.ownerId)).toEqual([])
      expect(await choicesOf(other.ownerId)).toHaveLength(3)
      const left = await site.db.selectFrom('outbox_mails').select('recipient').execute()
      expect(left).toEqual([{ recipient: other.email }])
      expect(await site.db.selectFrom('told_news').select('owner_id').execute()).toEqual([{ owner_id: other.ownerId }])
    })
  })
})
