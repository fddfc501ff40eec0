import { expect, test } from 'vitest'
import { readEmail, readName, readPhone } from './spoken-contact.ts'
import { readReply } from './spoken-reply.ts'

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['my email is Ana.Lopez@Example.com.', 'ana.lopez@example.com'],
  ['ana dot lopez at example dot com', 'ana.lopez@example.com'],
  ['it’s a n a at gmail dot com', 'ana@gmail.com'],
  ['my email address is bob underscore ray at mail dot example dot org', 'bob_ray@mail.example.org'],
  ['you can reach me at bob at example.com', 'bob@example.com'],
  ['ana at example', null],
  ['look at the second one', null],
])('the email of “%s”', (said, email) => expect(readEmail(said)).toBe(email))

test('a long sentence with no address in it is read as quickly as any', () => {
  expect(readEmail(`look at ${'the thousand homes under '.repeat(20)}`)).toBeNull()
})

test.each([
  ['my name is ana lopez and my email is ana@example.com', false, 'Ana Lopez'],
  ['Ana Lopez', true, 'Ana Lopez'],
  ['it’s jean-luc o’neill', true, 'Jean-Luc O’neill'],
  ['Warren McHope', true, 'Warren McHope'],
  ['my name’s Ann Lee', false, 'Ann Lee'],
  ['Ana Lopez', false, null],
  ['can you call me back', false, null],
  ['this is too expensive', false, null],
  ['show me more', true, null],
  ['what are the taxes', true, null],
  ['tomorrow', true, null],
])('the name in “%s”', (said, wasAsked, name) => expect(readName(said, wasAsked)).toBe(name))

test('a phone number is written in one form', () => {
  expect(readPhone('call me at 201.555.0142')).toBe('(201) 555-0142')
  expect(readPhone('+1 (201) 555-0142')).toBe('(201) 555-0142')
  expect(readPhone('under 800000 in 07450')).toBeNull()
})

test.each([
  ['yes', 'yes'],
  ['Yes please, send it!', 'yes'],
  ['that’s right', 'yes'],
  ['go ahead', 'yes'],
  ['no', 'no'],
  ['not quite right', 'no'],
  ['nope that’s wrong', 'no'],
  ['no, cancel that', 'cancel'],
  ['don’t send it', 'cancel'],
  ['never mind', 'cancel'],
  ['yes, but on Sunday', null],
  ['yes no', null],
  ['the second one', null],
])('“%s” to a question', (said, reply) => expect(readReply(said)).toBe(reply))
