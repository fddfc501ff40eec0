import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HomeOrigins } from '#ports/server/home-origins.ts'
import { startSampleWatch } from './sample-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A watch over origins that the test changes. */
async function watching(first: HomeOrigins | Error, isReal = false) {
  const said: string[] = []
  const say = (_: unknown, text?: string) => void said.push(text ?? '')
  let now = first
  const read = async () => {
    if (now instanceof Error) throw now
    return now
  }
  const watch = await startSampleWatch(read, { isReal, log: { error: say, warn: say } })
  const see = async (next: HomeOrigins | Error) => {
    now = next
    await vi.advanceTimersByTimeAsync(60_000)
  }
  return { watch, said, see }
}

test('samples alone need no word; beside anything real they do', async () => {
  const alone = await watching({ samples: 26, imported: false })
  expect([alone.watch.shown(), alone.watch.isBesideReal(), alone.said]).toEqual([26, false, []])
  const inAgency = await watching({ samples: 26, imported: false }, true)
  expect(inAgency.watch.isBesideReal()).toBe(true)
  expect(inAgency.said).toEqual(['Imaginary homes are shown: SAMPLE_DATA=off'])
  const none = await watching({ samples: 0, imported: true }, true)
  expect(none.watch.isBesideReal()).toBe(false)
})

test('an import beside the server is seen within a minute, and said once', async () => {
  const { watch, said, see } = await watching({ samples: 26, imported: false })
  await see({ samples: 26, imported: true })
  await see({ samples: 26, imported: true })
  expect([watch.isBesideReal(), said.length]).toEqual([true, 1])
  await see({ samples: 0, imported: true })
  expect([watch.isBesideReal(), watch.shown()]).toEqual([false, 0])
})

test('where the database fails the last answer holds', async () => {
  const { watch, said, see } = await watching({ samples: 26, imported: true })
  await see(new Error('gone'))
  expect(watch.shown()).toBe(26)
  expect(said).toContain('Cannot read the homes’ sources')
  watch.stop()
})
