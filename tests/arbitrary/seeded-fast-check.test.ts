import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { settingsFor } from './seeded-fast-check.ts'

test('every test’s properties run with the seed of the environment, or with a fixed one', () => {
  expect(fc.readConfigureGlobal()).toEqual(settingsFor(process.env['FUZZ_SEED']))
  expect(settingsFor(undefined)).toEqual({ seed: expect.any(Number) })
  expect(settingsFor('-42')).toEqual({ seed: -42 })
  expect(settingsFor('random')).toEqual({})
  expect(() => settingsFor('randon')).toThrow('FUZZ_SEED')
})
