import { expect, test } from 'vitest'
import { isEcho } from './echo.ts'
import { breaths } from './utterance-chunks.ts'

test('what is too long for one breath is spoken in parts, and no word is lost', () => {
  const long = `${'a tour of a home, '.repeat(30)}and ${'x'.repeat(400)}`
  const parts = breaths(long)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(180)
  expect(parts.join('').replaceAll(' ', '')).toBe(long.replaceAll(' ', ''))
  expect(breaths('Short.')).toEqual(['Short.'])
})

test('the agent’s own words are an echo, a visitor’s are not, even of the same place', () => {
  const own = '3 homes in Essex County. The newest is Victorian in Glen Ridge, 5 bedrooms, $925,000.'
  expect(isEcho('three homes in essex county the newest is', own)).toBe(true)
  expect(isEcho('victorian in glen ridge five bedrooms 925000', own)).toBe(true)
  expect(isEcho('essex', own)).toBe(true)
  expect(isEcho('stop', own)).toBe(false)
  expect(isEcho('show me some in Bergen County instead', own)).toBe(false)
  expect(isEcho('what are the taxes of the second one', own)).toBe(false)
  expect(isEcho('anything', '')).toBe(false)
})
