import { expect, test } from 'vitest'
import { contactHref } from './contact-href.ts'

test.each([
  ['(555) 123-4567', 'tel:+15551234567'],
  ['1-201-555-0142', 'tel:+12015550142'],
  ['Call 201.555.0142', 'tel:+12015550142'],
  ['agent@office.example', 'mailto:agent@office.example'],
  ['Jo Doe <jo@office.example>, 201-555-0142', 'mailto:jo@office.example'],
  ['See our office', null],
  ['555-0142', null],
])('D-06 %s leads to %s', (contact, href) => {
  expect(contactHref(contact)).toBe(href)
})
