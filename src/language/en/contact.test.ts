import { expect, test } from 'vitest'
import { readEmail, readName, readPhone, withoutContact } from './contact.ts'
import { readReply } from './reply.ts'

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
  ['the name’s ruth weiss', false, 'Ruth Weiss'],
  ['I’m Zoë Åberg', false, 'Zoë Åberg'],
  ['hi, this is Mrs. Okafor', false, 'Mrs. Okafor'],
  ['no, Siobhan with a b and an h', true, 'Siobhan'],
  ['I’m Mr. El-Sayed, E L dash S A Y E D', true, 'Mr. El-Sayed'],
  ['call me Bo', false, 'Bo'],
  ['you can call me maria elena', false, 'Maria Elena'],
  ['call me back', false, null],
  ['call me tomorrow morning', false, null],
  ['Marco Delgado, marco@example.com', false, 'Marco Delgado'],
  ['marco@example.com and my phone is 201 555 0142', false, null],
  ['kim lee, kim@example.com', true, 'Kim Lee'],
  ['ana lopez at example dot com', true, null],
  ['o apostrophe c o n n o r', true, 'O’Connor'],
  ['I’m African American', false, null],
  ['I’m Jewish', false, null],
  ['I’m in Jersey City', false, null],
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

test('a number is no price, written or spoken', () => {
  for (const said of ['my number is two oh one five five five oh one nine eight', 'cell 201 555 0198'])
    expect(withoutContact(said).trim()).toBe('')
})

test.each([
  ['yes', 'yes'],
  ['sounds right, go ahead', 'yes'],
  ['alright looks good to me', 'yes'],
  ['yep all good send it', 'yes'],
  ['looks good but on Sunday', null],
  ['that isn’t right', null],
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

test.each([
  [
    'Mike Ruso, r u s s o, mike at russoelectric dot com, two oh one five five five oh one three three',
    ['Mike Russo', 'mike@russoelectric.com', '(201) 555-0133'],
  ],
  [
    'mike russo r u s s o mike at russo electric dot com two oh one five five five oh one three three',
    ['Mike Russo', 'mike@russoelectric.com', '(201) 555-0133'],
  ],
  [
    'Bill Hodge, h o d g e, bill.hodge@yahoo.com, 908 555 0150.',
    ['Bill Hodge', 'bill.hodge@yahoo.com', '(908) 555-0150'],
  ],
  ['jo park jpark7@gmail.com', ['Jo Park', 'jpark7@gmail.com', null]],
  ['ana lopez ana dot lopez at example dot com', ['Ana Lopez', 'ana.lopez@example.com', null]],
  ['rose dot w at aol dot com if you have to have an email', [null, 'rose.w@aol.com', null]],
  ['Walter Brandt. 201 555 0177. I don’t have the e-mail.', ['Walter Brandt', null, '(201) 555-0177']],
  ['973-555-0118 and my name is Lee Park', ['Lee Park', null, '(973) 555-0118']],
  ['uhh Jen, j e n n, Marsh', ['Jenn Marsh', null, null]],
  ['it’s Jo, Jo Ann Tully', ['Jo Ann Tully', null, null]],
  ['it’s Tom no wait Thomas Petty', ['Thomas Petty', null, null]],
  ['201 555 0144 no sorry 0145', [null, null, '(201) 555-0145']],
  ['sodea seven at gmail', [null, 'sodea7@gmail.com', null]],
  ['I work at Yahoo', [null, null, null]],
  ['I’m Dana Fox, f o x x, dana at fox dot net', ['Dana Foxx', 'dana@fox.net', null]],
])('a contact in one breath: “%s”', (said, contact) =>
  expect([readName(said, true), readEmail(said), readPhone(said)]).toEqual(contact),
)

test.each(['gotta ask my husband', 'alright later Maya', 'sure'])('“%s” is no name', (said) =>
  expect(readName(said, true)).toBeNull(),
)

test('what stands beside a contact is left to be read', () => {
  expect(
    withoutContact('Can your agent call me? Bill Hodge, h o d g e, bill@example.com, 908 555 0150').replace(
      /[ ,]+$/,
      '',
    ),
  ).toBe('Can your agent call me?')
})
