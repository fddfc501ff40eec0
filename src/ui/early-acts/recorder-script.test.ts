import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { EARLY_ACTS_SCRIPT } from './recorder-script.ts'

test('the recorder is a script on one line of less than 1 kB', () => {
  expect(() => new Script(EARLY_ACTS_SCRIPT)).not.toThrow()
  expect(EARLY_ACTS_SCRIPT).not.toMatch(/\n|<\/script/)
  expect(EARLY_ACTS_SCRIPT.length).toBeLessThan(1000)
})
