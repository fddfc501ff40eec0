import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { NO_TOLD_WISHES } from '#domain/match/told-wishes.ts'
import { WISHES_SCRIPT } from './wishes-script.ts'

/** Whether the script makes room for what a device holds. */
function makesRoom(stored: string | null): boolean {
  let isMarked = false
  const toggleAttribute = (_name: string, on: boolean) => (isMarked = on)
  runInNewContext(WISHES_SCRIPT, {
    document: { documentElement: { toggleAttribute } },
    localStorage: { getItem: () => stored },
  })
  return isMarked
}

test('wishes get room', () => {
  expect(makesRoom(JSON.stringify({ ...NO_TOLD_WISHES, wishes: { beds: '3', like: 'beds' } }))).toBe(true)
})

test.each([null, '{', JSON.stringify(NO_TOLD_WISHES), '{"wishes":{}}', '{"wishes":{"a":1}}', '{"wishes":{"":"1"}}'])(
  '%s gets none',
  (stored) => expect(makesRoom(stored)).toBe(false),
)
