import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLBACK_CONSENT_VERSION } from '#content/inquiry-consent.ts'
import { SHOWN_TEXTS } from '#content/inquiry-rules.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { showingTimes } from '#content/showing-times.ts'
import type { Inquiry } from '#domain/inquiry/inquiry.ts'
import { nextTourDays } from '#domain/inquiry/tour.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import { ok } from '#domain/result.ts'
import type { InquiryGateway } from '#ports/browser/inquiry-gateway.ts'
import type { OpenedCase } from '#ports/server/inquiry-store.ts'

/** Who answers, one as often as the other, wherever inquiries are kept. */
export const ANSWERERS = ['Nora Feld', 'Tom Reyes']

/** An adapter under test, over the sample homes, and how many inquiries and mails it keeps; null where it keeps nothing. */
export interface InquiryHarness {
  gateway: InquiryGateway
  kept: (() => Promise<{ inquiries: number; mails: number }>) | null
  close(): Promise<void>
}

export const madeInquiry = (change: Partial<Inquiry> = {}): Inquiry => ({
  name: 'Ana Example',
  email: `${crypto.randomUUID()}@example.com`,
  phone: '',
  message: 'Is the dock included?',
  tour: null,
  ...SHOWN_TEXTS,
  website: '',
  ...change,
})

/** A case of an inquiry that is nobody's. */
export const NOBODYS_CASE: OpenedCase = { assigneeId: null, dueAt: new Date('2026-11-24T16:00:00Z') }

/** A request for a call. */
const madeCallback = (): Inquiry =>
  madeInquiry({ phone: '(201) 555-0100', message: 'Please call me back.', consent: CALLBACK_CONSENT_VERSION })

/** A tour on the second day that can be asked for now: still one where midnight passes before it is sent. */
export const madeTour = (): Inquiry['tour'] => ({
  day: nextTourDays(newJerseyDay(new Date()), 2, showingTimes(SAMPLE_AGENCY))[1]!,
  slot: 'morning',
})

/** The contract of `ports/inquiry-gateway.ts`. */
export function inquiryGatewayConformance(title: string, open: () => Promise<InquiryHarness>): void {
  describe(`inquiries by ${title}`, () => {
    let harness: InquiryHarness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())

    const send = (inquiry: Inquiry, key: string = crypto.randomUUID(), listingId = 1) =>
      harness.gateway.send(listingId, inquiry, key)
    const answeredBy = expect.toSatisfy((name) => (harness.kept ? ANSWERERS.includes(name as string) : name === null))
    const done = { ok: true, value: { answeredBy } }
    /** How many inquiries and mails were added meanwhile. */
    const added = async (work: () => Promise<void>) => {
      const before = (await harness.kept?.()) ?? { inquiries: 0, mails: 0 }
      await work()
      const after = (await harness.kept?.()) ?? { inquiries: 0, mails: 0 }
      return { inquiries: after.inquiries - before.inquiries, mails: after.mails - before.mails }
    }
    const times = (count: number) =>
      harness.kept ? { inquiries: count, mails: 2 * count } : { inquiries: 0, mails: 0 }

    test('D-09 an inquiry is taken, with and without a tour and a phone', async () => {
      const stored = await added(async () => {
        expect(await send(madeInquiry())).toEqual(done)
        expect(await send(madeInquiry({ phone: '(201) 555-0100', tour: madeTour() }))).toEqual(done)
      })
      expect(stored).toEqual(times(2))
    })

    test('a request for a call is about no home', async () => {
      const stored = await added(async () => {
        expect(await harness.gateway.send(null, madeCallback(), crypto.randomUUID())).toEqual(done)
      })
      expect(stored).toEqual(times(1))
    })

    test('… and needs no email address, to which nothing could be confirmed', async () => {
      const stored = await added(async () => {
        const callback = { ...madeCallback(), email: '' }
        expect(await harness.gateway.send(null, callback, crypto.randomUUID())).toEqual(done)
        expect(await harness.gateway.send(null, callback, crypto.randomUUID())).toEqual(done)
      })
      expect(stored).toEqual(harness.kept ? { inquiries: 2, mails: 2 } : { inquiries: 0, mails: 0 })
    })

    test('D-09 the same message with the same key is answered alike and kept once', async () => {
      const [inquiry, key] = [madeInquiry(), crypto.randomUUID()]
      const stored = await added(async () => {
        const first = await send(inquiry, key)
        expect(first).toEqual(done)
        for (let time = 0; time < 8; time++) expect(await send(inquiry, key)).toEqual(first)
      })
      expect(stored).toEqual(times(1))
    })

    test('D-09 … also when all of them arrive at the same moment', async () => {
      const [inquiry, key] = [madeInquiry(), crypto.randomUUID()]
      const stored = await added(async () => {
        const answers = await Promise.all(Array.from({ length: 8 }, () => send(inquiry, key)))
        expect(answers).toEqual(Array(8).fill(answers[0]))
        expect(answers[0]).toEqual(done)
      })
      expect(stored).toEqual(times(1))
    })

    test('the same words with another key are another message', async () => {
      const inquiry = madeInquiry()
      const stored = await added(async () => {
        expect([await send(inquiry), await send(inquiry)]).toEqual([done, done])
      })
      expect(stored).toEqual(times(2))
    })

    test('what fills in the trap is told that it succeeded, and nothing is kept', async () => {
      const stored = await added(async () => {
        expect(await send(madeInquiry({ website: 'https://spam.example' }))).toEqual(ok({ answeredBy: null }))
      })
      expect(stored).toEqual({ inquiries: 0, mails: 0 })
    })
  })
}

/** What only an adapter that really sends can refuse. */
export function inquiryRefusals(title: string, open: () => Promise<InquiryHarness>): void {
  describe(`refused inquiries by ${title}`, () => {
    let harness: InquiryHarness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())

    const send = (inquiry: Inquiry, key: string = crypto.randomUUID(), listingId = 1) =>
      harness.gateway.send(listingId, inquiry, key)

    test('an unknown listing is not found, and the key stays free', async () => {
      const [inquiry, key] = [madeInquiry(), crypto.randomUUID()]
      expect(await send(inquiry, key, 999)).toMatchObject({ ok: false, problem: { kind: 'not-found' } })
      expect(await send(inquiry, key)).toMatchObject({ ok: true })
    })

    test('a key cannot be used for other words or another home', async () => {
      const [inquiry, key] = [madeInquiry(), crypto.randomUUID()]
      await send(inquiry, key)
      const conflict = { ok: false, problem: { kind: 'conflict' } }
      expect(await send({ ...inquiry, message: 'Something else' }, key)).toMatchObject(conflict)
      expect(await send({ ...inquiry, tour: madeTour() }, key)).toMatchObject(conflict)
      expect(await send(inquiry, key, 2)).toMatchObject(conflict)
    })

    test('two messages with one key at the same moment: one is kept, the other is told', async () => {
      const [inquiry, key] = [madeInquiry(), crypto.randomUUID()]
      const answers = await Promise.all([
        send(inquiry, key),
        send({ ...inquiry, message: 'Something else' }, key),
        send(inquiry, key),
      ])
      expect(answers.filter((answer) => !answer.ok && answer.problem.kind === 'conflict').length).toBeGreaterThan(0)
      expect(answers.some((answer) => answer.ok)).toBe(true)
    })

    test('ten an hour with one address, however they are written; the refused one may come later', async () => {
      const inquiry = madeInquiry()
      const shout = { ...inquiry, email: inquiry.email.toUpperCase() }
      for (let sent = 0; sent < 10; sent++) expect(await send(sent % 2 ? inquiry : shout)).toMatchObject({ ok: true })
      const refused = await send(inquiry)
      if (refused.ok || refused.problem.kind !== 'rate-limited') throw new Error('the eleventh was not limited')
      expect(refused.problem.retryAfterSeconds).toBeGreaterThan(0)
      expect(refused.problem.retryAfterSeconds).toBeLessThanOrEqual(360)
    })

    test('D-09 what is sent again is not counted again', async () => {
      const inquiry = madeInquiry()
      const keys = Array.from({ length: 10 }, () => crypto.randomUUID())
      for (const key of [...keys, ...keys]) expect(await send(inquiry, key)).toMatchObject({ ok: true })
    })
  })
}
