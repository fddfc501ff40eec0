import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readChatEvents, writeChatEvent, type ChatEvent } from './chat-events.ts'

/** A body that arrives in pieces of so many bytes. */
function bodyOf(text: string, size: number) {
  const bytes = new TextEncoder().encode(text)
  let place = 0
  const body = { isLeft: false }
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (place >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(place, (place += size)))
    },
    cancel: () => void (body.isLeft = true),
  })
  return { stream, body }
}

async function read(text: string, size = 7): Promise<ChatEvent[]> {
  const events: ChatEvent[] = []
  for await (const event of readChatEvents(bodyOf(text, size).stream)) events.push(event)
  return events
}

test('events arrive as they were written, however the bytes are cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' })),
      fc.integer({ min: 1, max: 40 }),
      async (texts, size) => {
        const events: ChatEvent[] = [...texts.map((text) => ({ type: 'text', text }) as const), { type: 'done' }]
        expect(await read(events.map(writeChatEvent).join(''), size)).toEqual(events)
      },
    ),
  )
})

test.each([
  '',
  '{"type":"text","text":"a"}\n',
  '{"type":"do',
  'null\n',
  '{"type":"obey"}\n',
  '<html>\n',
  'x'.repeat(300_000),
])('what breaks off or is no event throws: %#', async (text) => {
  await expect(read(text, 5000)).rejects.toThrow(/\w/)
})

test('after the last event nothing is read, and the connection is let go of', async () => {
  const { stream, body } = bodyOf(`${writeChatEvent({ type: 'failed' })}${'x'.repeat(1000)}`, 30)
  const events = []
  for await (const event of readChatEvents(stream)) events.push(event)
  expect(events).toEqual([{ type: 'failed' }])
  expect(body.isLeft).toBe(true)
})
