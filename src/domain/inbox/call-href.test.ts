import { expect, test } from 'vitest'
import { callHref } from './call-href.ts'

test.each([
  ['(201) 555-0123', 'tel:+12015550123'],
  ['1 201 555 0123', 'tel:+12015550123'],
  ['+1 (201) 555-0123 x4', 'tel:+12015550123'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
])('%s can be called', (phone, href) => {
  expect(callHref(phone)).toBe(href)
})
