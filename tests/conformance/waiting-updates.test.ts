import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpAccountGateway } from '#adapters/api-client/account-gateway.ts'
import { httpUpdatesGateway } from '#adapters/api-client/updates-gateway.ts'
import { putMails } from '#adapters/database/mail/mail-outbox.ts'
import { databaseMailQueue } from '#adapters/database/mail/mail-queue.ts'
import { databaseUpdateStore } from '#adapters/database/updates/update-store.ts'
import type { Mail } from '#domain/mail/mail.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { MailTopic } from '#ports/server/mail-outbox.ts'
import type { Telling } from '#ports/server/update-store.ts'
import { join, mailedToken, openPersonalSite, PASSWORD, type PersonalSite } from '../server/personal-site.ts'
import { onEngines } from './database-engines.ts'
import { madeMail } from './mail-outbox.ts'

const NOTICE = { title: '1 new home', body: '$585,000, Montclair', path: '/listings/7' }
const NOW = new Date('2026-11-28T15:00:00Z')
const LATER = new Date(Date.now() + 24 * 60 * 60_000)

onEngines((engine) => {
  describe(`email updates that wait to be sent on ${engine}`, () => {
    let site: PersonalSite
    beforeAll(async () => {
      site = await openPersonalSite({ engine })
    })
    afterAll(() => site.close())

    const queue = () => databaseMailQueue({ db: site.db, lookups: site.db, kind: engine }, { now: () => NOW })
    const mailTo = (address: string, topic: MailTopic = 'updates') =>
      ({ topic, mail: { ...madeMail('News'), to: [{ name: 'Ana', address }] }, secretUntil: null }) as const
    async function subscriber() {
      const browser = site.visitor()
      const { email } = await join(browser)
      const [account, updates] = [httpAccountGateway(browser.send), httpUpdatesGateway(browser.send)]
      valueOrThrow(await updates.choose('favorites', 'daily'))
      valueOrThrow(await updates.choose('similar', 'at-once'))
      await putMails(site.db, [mailTo(email), mailTo(email, 'acknowledgement')], { now: NOW, inquiryId: null })
      const change = async () => {
        valueOrThrow(await account.requestEmailChange({ email: `new.${email}`, password: PASSWORD }))
        valueOrThrow(await account.confirmEmailChange(mailedToken(browser.mails, `new.${email}`)))
      }
      return { email, updates, change, claim: () => claimOf(email) }
    }
    const claimOf = async (email: string) =>
      (await queue().claim(1000, LATER, LATER)).find(({ topic, mail }) => topic === 'updates' && isTo(mail, email))!
    const isTo = (mail: Mail, email: string) => mail.to.some(({ address }) => address === email)
    const waitingTo = async (email: string) =>
      (
        await site.db
          .selectFrom('outbox_mails')
          .select(['topic', 'contents'])
          .where('recipient', '=', email)
          .orderBy('topic')
          .execute()
      ).map(({ topic, contents }) => [topic, (JSON.parse(contents!) as Mail).to[0]!.address])

    test('H-04 go to the new address once that is confirmed, and to no other', async () => {
      const { email, change } = await subscriber()
      await change()
      expect(await waitingTo(email)).toEqual([['acknowledgement', email]])
      expect(await waitingTo(`new.${email}`)).toEqual([['updates', `new.${email}`]])
    })

    test('H-04 aren’t sent to the old address by a worker that has them already', async () => {
      const { email, change, claim } = await subscriber()
      const claimed = await claim()
      expect(await queue().isCurrent(claimed)).toBe(true)
      await change()
      expect(await queue().isCurrent(claimed)).toBe(false)
      const again = await claimOf(`new.${email}`)
      expect(again).toMatchObject({ id: claimed.id, mail: { to: [{ name: 'Ana', address: `new.${email}` }] } })
      expect(await queue().isCurrent(again)).toBe(true)
    })

    test('H-04 an update written for the old address isn’t stored any more, and tells nothing', async () => {
      const { email, change } = await subscriber()
      const store = databaseUpdateStore(site, { onMails: () => {}, onError: (error) => site.errors.push(error) })
      await site.db.deleteFrom('outbox_mails').execute()
      const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60_000)
      const reader = (await store.dueReaders(inAWeek, '', 100)).find((one) => one.email === email)!
      await change()
      const telling: Telling = { reader, through: 9, told: { newsIds: [9], mail: mailTo(email), notice: NOTICE } }
      expect(await store.settle([telling], NOW)).toBe(0)
      expect(await waitingTo(email)).toEqual([])
      const again = (await store.dueReaders(inAWeek, '', 100)).find((one) => one.ownerId === reader.ownerId)
      expect(again).toEqual({ ...reader, email: `new.${email}` })
    })

    test('H-04 go with the last choice, also where a worker has them already', async () => {
      const { email, updates, claim } = await subscriber()
      const claimed = await claim()
      valueOrThrow(await updates.choose('favorites', 'off'))
      expect(await queue().isCurrent(claimed)).toBe(true)
      valueOrThrow(await updates.choose('similar', 'off'))
      expect(await queue().isCurrent(claimed)).toBe(false)
      expect(await waitingTo(email)).toEqual([['acknowledgement', email]])
    })
  })
})
