import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpAccountGateway } from '#adapters/api-client/account-gateway.ts'
import { httpSavedSearchGateway } from '#adapters/api-client/saved-search-gateway.ts'
import { databaseMailEvents } from '#adapters/database/mail/mail-events.ts'
import { putMails } from '#adapters/database/mail/mail-outbox.ts'
import { valueOrThrow } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { MailTopic } from '#ports/server/mail-outbox.ts'
import { join, mailedToken, newPerson, openPersonalSite, PASSWORD, type PersonalSite } from '../server/personal-site.ts'
import { onEngines } from './database-engines.ts'
import { madeMail } from './mail-outbox.ts'

const NOW = new Date('2026-11-28T15:00:00Z')

/** Anybody can sign up with any address, whose owner may get emails without an account. */
onEngines((engine) => {
  describe(`an account whose address was never confirmed, and what others get there, on ${engine}`, () => {
    let site: PersonalSite
    beforeAll(async () => {
      site = await openPersonalSite({ engine })
    })
    afterAll(() => site.close())

    const put = (address: string, topic: MailTopic) => {
      const mail = { ...madeMail(topic), to: [{ name: '', address }] }
      return putMails(site.db, [{ topic, mail, secretUntil: null }], { now: NOW, inquiryId: null })
    }
    const mailsTo = async (email: string) => {
      const mails = site.db.selectFrom('outbox_mails').select('topic').where('recipient', '=', email)
      return (await mails.orderBy('topic').execute()).map(({ topic }) => topic)
    }
    const stop = (address: string, kind: 'bounce' | 'complaint') =>
      databaseMailEvents(site, { now: () => NOW }).note({ kind, about: { address } })
    const whyStopped = async (address: string) => {
      const stopped = site.db.selectFrom('stopped_addresses').select('reason').where('address', '=', address)
      return (await stopped.executeTakeFirst())?.reason
    }
    /** Somebody who has signed up with an address that may not be theirs. */
    async function stranger() {
      const browser = site.visitor()
      const account = httpAccountGateway(browser.send)
      const person = newPerson()
      valueOrThrow(await account.signUp(person))
      valueOrThrow(await account.signIn(person.email, PASSWORD))
      return { browser, account, email: person.email }
    }

    test('H-04 takes none of their updates along to another address', async () => {
      const { browser, account, email } = await stranger()
      await put(email, 'updates')
      valueOrThrow(await account.requestEmailChange({ email: `new.${email}`, password: PASSWORD }))
      valueOrThrow(await account.confirmEmailChange(mailedToken(browser.mails, `new.${email}`)))
      expect([await mailsTo(email), await mailsTo(`new.${email}`)]).toEqual([['updates'], []])
    })

    test('H-04 ends none of their updates with its own saved searches', async () => {
      const { browser, email } = await stranger()
      await put(email, 'updates')
      const searches = httpSavedSearchGateway(browser.send)
      const { id } = valueOrThrow(await searches.add('Mine', defaultFilters('sale')))
      valueOrThrow(await searches.remove(id))
      expect(await mailsTo(email)).toEqual(['updates'])
    })

    test('R-04 deletes only its own emails when it is deleted, also at an address that it asked for', async () => {
      const { account, email } = await stranger()
      const wanted = `wanted.${email}`
      valueOrThrow(await account.requestEmailChange({ email: wanted, password: PASSWORD }))
      for (const topic of ['sign-up', 'updates', 'confirm-updates'] as const) await put(email, topic)
      for (const topic of ['new-email', 'email-taken', 'updates', 'password-reset'] as const) await put(wanted, topic)
      await stop(wanted, 'bounce')
      await put(wanted, 'updates')
      valueOrThrow(await account.deleteAccount(PASSWORD))
      expect(await mailsTo(email)).toEqual(['confirm-updates', 'updates'])
      expect(await mailsTo(wanted)).toEqual(['password-reset', 'updates'])
      expect(await whyStopped(wanted)).toBe('bounce')
    })

    test('R-04 leaves it stopped, and lets the owner’s own sign-up work, when it is deleted', async () => {
      const { account, email } = await stranger()
      await stop(email, 'bounce')
      const [browser, person] = [site.visitor(), { ...newPerson(), email, password: `${PASSWORD}, mine` }]
      const own = httpAccountGateway(browser.send)
      valueOrThrow(await own.signUp(person))
      valueOrThrow(await account.deleteAccount(PASSWORD))
      expect(await whyStopped(email)).toBe('bounce')
      valueOrThrow(await own.confirmSignUp(mailedToken(browser.mails, email)))
      expect(await whyStopped(email)).toBeUndefined()
    })

    test('R-04 an account with a confirmed address takes all emails along, and a bounce, but no complaint', async () => {
      for (const [kind, left] of [
        ['bounce', undefined],
        ['complaint', 'complaint'],
      ] as const) {
        const browser = site.visitor()
        const { email } = await join(browser)
        await stop(email, kind)
        for (const topic of ['updates', 'password-reset', 'email-changed'] as const) await put(email, topic)
        valueOrThrow(await httpAccountGateway(browser.send).deleteAccount(PASSWORD))
        expect([await mailsTo(email), await whyStopped(email)]).toEqual([[], left])
      }
    })
  })
})
