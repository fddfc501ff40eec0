import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpAccountGateway } from '#adapters/api-client/account-gateway.ts'
import { httpUpdatesGateway } from '#adapters/api-client/updates-gateway.ts'
import { databaseInquiryRecords } from '#adapters/database/inquiries/inquiry-records.ts'
import { databaseInquiryStore } from '#adapters/database/inquiries/inquiry-store.ts'
import { databaseMailEvents } from '#adapters/database/mail/mail-events.ts'
import { putMails } from '#adapters/database/mail/mail-outbox.ts'
import { databaseMailQueue } from '#adapters/database/mail/mail-queue.ts'
import { stoppedAddressRetention } from '#adapters/database/updates/stopped-addresses.ts'
import { RETENTION } from '#content/retention.ts'
import type { StopReason } from '#domain/mail/stop-reason.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { MailTopic } from '#ports/server/mail-outbox.ts'
import { join, mailedToken, openPersonalSite, PASSWORD, type PersonalSite } from '../server/personal-site.ts'
import { onEngines } from './database-engines.ts'
import { NOBODYS_CASE } from './inquiry-gateway.ts'
import { madeMail } from './mail-outbox.ts'

const DAY = 24 * 60 * 60_000
const NOW = new Date('2026-11-28T15:00:00Z')

onEngines((engine) => {
  describe(`addresses that get no email updates on ${engine}`, () => {
    let site: PersonalSite
    beforeAll(async () => {
      site = await openPersonalSite({ engine })
    })
    afterAll(() => site.close())

    const database = () => ({ db: site.db, lookups: site.db, kind: engine })
    const events = () => databaseMailEvents({ db: site.db }, { now: () => NOW })
    const put = async (email: string, topic: MailTopic = 'updates') => {
      const mail = { ...madeMail('News'), to: [{ name: 'Ana', address: email }] }
      await putMails(site.db, [{ topic, mail, secretUntil: null }], { now: NOW, inquiryId: null })
      const rows = site.db.selectFrom('outbox_mails').select('id').where('recipient', '=', email)
      return (await rows.where('topic', '=', topic).orderBy('created_at', 'desc').executeTakeFirstOrThrow()).id
    }
    const waitingTo = async (email: string) =>
      (
        await site.db.selectFrom('outbox_mails').select(['topic', 'state']).where('recipient', '=', email).execute()
      ).map(({ topic, state }) => `${topic} ${state}`)
    const stoppedRow = (address: string) =>
      site.db.selectFrom('stopped_addresses').selectAll().where('address', '=', address).executeTakeFirst()
    /** Somebody who gets updates of saved homes, and one waits to be sent. */
    async function subscriber() {
      const browser = site.visitor()
      const { email } = await join(browser)
      const [account, updates] = [httpAccountGateway(browser.send), httpUpdatesGateway(browser.send)]
      valueOrThrow(await updates.choose('favorites', 'daily'))
      return { browser, email, account, updates, mailId: await put(email) }
    }

    test.each(['bounce', 'complaint'] as const)(
      'H-04 after a %s updates stop at once, and the account says why',
      async (kind) => {
        const [person, other] = [await subscriber(), await subscriber()]
        expect(await events().note({ kind, about: { mailId: person.mailId } })).toBe(true)
        expect(await waitingTo(person.email)).toEqual([])
        const rows = site.db.selectFrom('update_choices').innerJoin('owners', 'id', 'owner_id').select('source')
        const ids = site.db.withTables<{ account_users: { id: string; email: string } }>().selectFrom('account_users')
        const { id } = await ids.select('id').where('email', '=', person.email).executeTakeFirstOrThrow()
        expect(await rows.where('account_id', '=', id).execute()).toEqual([])
        expect(valueOrThrow(await person.account.settings()).updatesStopped).toBe(kind)
        const message = kind === 'bounce' ? /came back/ : /reported as spam/
        for (const refused of [await person.updates.choices(), await person.updates.choose('similar', 'daily')])
          expect(refused).toMatchObject({ ok: false, problem: { kind: 'conflict', message } })
        const copy = (await (await person.browser.ask('GET', '/api/account/export')).json()) as {
          account: { updatesStopped: unknown }
        }
        expect(copy.account.updatesStopped).toEqual({ reason: kind, since: NOW.toISOString() })
        // Nobody else is concerned.
        expect(await waitingTo(other.email)).toEqual(['updates waiting'])
        expect(valueOrThrow(await other.updates.choices()).favorites).toBe('daily')
      },
    )

    test('H-04 once confirmed anew the address can be chosen again, and nothing is on before', async () => {
      const { browser, email, account, updates } = await subscriber()
      await events().note({ kind: 'bounce', about: { address: email.toUpperCase() } })
      valueOrThrow(await account.mailConfirmation())
      expect(valueOrThrow(await account.settings())).toMatchObject({ newEmail: email, updatesStopped: 'bounce' })
      const { mail } = site.mails.at(-1)!
      expect(mail.to).toEqual([{ name: '', address: email }])
      expect(mail.text).toContain('/confirm-email#same-email.')
      const mails = site.mails.length
      // Whoever opens the link isn't signed in by it.
      const stranger = site.visitor()
      const confirmed = httpAccountGateway(stranger.send)
      valueOrThrow(await confirmed.confirmEmailChange(mailedToken(browser.mails, email)))
      expect(valueOrThrow(await confirmed.current())).toBeNull()
      expect(valueOrThrow(await account.settings())).toMatchObject({
        emailConfirmed: true,
        newEmail: null,
        updatesStopped: null,
      })
      expect(site.mails).toHaveLength(mails)
      expect(valueOrThrow(await updates.choices()).favorites).toBe('off')
      expect(valueOrThrow(await updates.choose('favorites', 'monday')).favorites).toBe('monday')
      expect(await account.mailConfirmation()).toMatchObject({ problem: { kind: 'conflict' } })
    })

    test('H-04 another address that is confirmed gets updates at once', async () => {
      const { browser, email, account, updates } = await subscriber()
      await events().note({ kind: 'complaint', about: { address: email } })
      valueOrThrow(await account.requestEmailChange({ email: `new.${email}`, password: PASSWORD }))
      valueOrThrow(await account.confirmEmailChange(mailedToken(browser.mails, `new.${email}`)))
      expect(valueOrThrow(await updates.choose('favorites', 'daily')).sentTo).toBe(`new.${email}`)
      expect(await stoppedRow(email)).toBeDefined()
    })

    test('what no email of the site tells of is not stored', async () => {
      const stranger = `${randomUUID()}@example.com`
      expect(await events().note({ kind: 'bounce', about: { mailId: randomUUID() } })).toBe(false)
      const toAgency = await put(stranger, 'inquiry')
      expect(await events().note({ kind: 'bounce', about: { mailId: toAgency } })).toBe(false)
      expect(await stoppedRow(stranger)).toBeUndefined()
    })

    test('an address that the operator names is believed, however it is written: the site may know nothing of it', async () => {
      const stranger = `${randomUUID()}@example.com`
      expect(await events().note({ kind: 'complaint', about: { address: stranger.toUpperCase() } })).toBe(true)
      expect(await stoppedRow(stranger)).toMatchObject({ reason: 'complaint' })
    })

    test('a bounce counts more than a complaint', async () => {
      const { email } = await subscriber()
      const reasons: (StopReason | undefined)[] = []
      for (const kind of ['complaint', 'bounce', 'complaint'] as const) {
        await events().note({ kind, about: { address: email } })
        reasons.push((await stoppedRow(email))?.reason)
      }
      expect(reasons).toEqual(['complaint', 'bounce', 'bounce'])
    })

    test('H-04 a mail server that knows no such address ends the updates with the email', async () => {
      const { email } = await subscriber()
      const queue = databaseMailQueue(database(), { now: () => NOW })
      const claimed = (await queue.claim(100, new Date(Date.now() + DAY), NOW)).find(({ mail }) =>
        mail.to.some(({ address }) => address === email),
      )!
      const outcome = { state: 'dead', reason: '550 5.1.1 Unknown', noSuchAddress: true } as const
      await queue.settle([{ claimed, outcome }], NOW)
      expect(await stoppedRow(email)).toEqual({ address: email, reason: 'bounce', stopped_at: NOW.getTime() })
      expect(await waitingTo(email)).toEqual([])
    })

    test('no confirmation of an inquiry goes to an address that bounced; a complaint changes nothing about them', async () => {
      const store = databaseInquiryStore(database(), { onMails: () => {}, onError: (error) => site.errors.push(error) })
      const states: string[][] = []
      for (const kind of ['complaint', 'bounce'] as const) {
        const { email } = await subscriber()
        await events().note({ kind, about: { address: email } })
        const inquiry = {
          name: 'Ana',
          email: email.toUpperCase(),
          phone: '',
          message: 'Hello',
          tour: null,
          consent: '1',
          agencyNotice: null,
          website: '',
        }
        const id = randomUUID()
        const mails = [
          { topic: 'inquiry', mail: madeMail('A'), secretUntil: null },
          { topic: 'acknowledgement', mail: madeMail('B'), secretUntil: null },
        ] as const
        const stored = { id, key: id, contentHash: id, receivedAt: NOW, listingId: 1, listingTitle: 'A', inquiry }
        valueOrThrow(await store.put(stored, mails, NOBODYS_CASE))
        const records = databaseInquiryRecords(database(), { now: () => NOW })
        states.push((await records.list()).find((one) => one.id === id)!.mails.map(({ topic, state }) => topic + state))
      }
      expect(states).toEqual([
        ['inquirywaiting', 'acknowledgementwaiting'],
        ['inquirywaiting', 'acknowledgementdead'],
      ])
    })

    test('R-04 it is forgotten with the account, and after a year', async () => {
      const [gone, old] = [await subscriber(), await subscriber()]
      for (const { email } of [gone, old]) await events().note({ kind: 'bounce', about: { address: email } })
      valueOrThrow(await gone.account.deleteAccount(PASSWORD))
      expect(await stoppedRow(gone.email)).toBeUndefined()
      const { removeOld } = stoppedAddressRetention({ db: site.db })
      await removeOld(new Date(NOW.getTime() + RETENTION.stoppedAddressDays * DAY))
      expect(await stoppedRow(old.email)).toBeDefined()
      await removeOld(new Date(NOW.getTime() + RETENTION.stoppedAddressDays * DAY + 1))
      expect(await stoppedRow(old.email)).toBeUndefined()
    })
  })
})
