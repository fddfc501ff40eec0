import { expect, test } from 'vitest'
import { isEcho } from './echo.ts'

test('the agent’s own words are an echo; a visitor’s are not, even about the same place', () => {
  const own = '3 homes in Essex County. The newest is Victorian in Glen Ridge, 5 bedrooms, $925,000.'
  expect(isEcho('three homes in essex county the newest is', own)).toBe(true)
  expect(isEcho('victorian in glen ridge five bedrooms 925000', own)).toBe(true)
  expect(isEcho('essex', own)).toBe(true)
  expect(isEcho('stop', own)).toBe(false)
  expect(isEcho('show me some in Bergen County instead', own)).toBe(false)
  expect(isEcho('what are the taxes of the second one', own)).toBe(false)
  expect(isEcho('anything', '')).toBe(false)
})
