import { describe, expect, onTestFinished, test } from 'vitest'
import { onEngines } from './database-engines.ts'
import { openDesk } from './inquiry-desk-harness.ts'
import { madeInquiry } from './inquiry-gateway.ts'

const MINUTE = 60_000

onEngines((engine) => {
  describe(`a press that the browser and the scripts both send, on ${engine}`, () => {
    async function open() {
      let now = Date.parse('2026-11-24T15:00:00Z')
      const { desk, kept, close } = await openDesk(engine, { now: () => new Date(now) })
      onTestFinished(close)
      const inquiry = madeInquiry()
      let networks = 0
      const send = (key: string | null, change: Partial<typeof inquiry> = {}) =>
        desk({ listingId: 1, key, inquiry: { ...inquiry, ...change }, network: `network ${networks++}` })
      return {
        send,
        inquiries: async () => (await kept()).inquiries,
        wait: (minutes: number) => {
          now += minutes * MINUTE
        },
      }
    }

    test('D-09 by the browser first, then replayed by the scripts, it is one inquiry', async () => {
      const { send, inquiries, wait } = await open()
      const first = await send(null)
      expect(first.ok).toBe(true)
      wait(1)
      for (let time = 0; time < 8; time++) expect(await send(crypto.randomUUID())).toEqual(first)
      expect(await inquiries()).toBe(1)
    })

    test('D-09 by the scripts first, then by the browser with the key they left in the form, it is one', async () => {
      const { send, inquiries } = await open()
      const key = crypto.randomUUID()
      const first = await send(key)
      expect(await send(key)).toEqual(first)
      expect(await inquiries()).toBe(1)
    })

    test('D-09 by both at once, or twice by the browser, it is one', async () => {
      const { send, inquiries } = await open()
      const answers = await Promise.all([send(null), send(crypto.randomUUID()), send(null)])
      expect(answers).toEqual(Array(3).fill(answers[0]))
      expect(answers[0].ok).toBe(true)
      expect(await inquiries()).toBe(1)
    })

    test('other words, and the same words much later, are another inquiry', async () => {
      const { send, inquiries, wait } = await open()
      await send(null)
      await send(null, { message: 'And the boat?' })
      expect(await inquiries()).toBe(2)
      wait(25)
      await send(null)
      expect(await inquiries()).toBe(3)
    })

    test('the same words under two keys of the scripts are two', async () => {
      const { send, inquiries } = await open()
      await send(crypto.randomUUID())
      await send(crypto.randomUUID())
      expect(await inquiries()).toBe(2)
    })
  })
})
