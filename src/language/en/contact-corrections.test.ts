import { expect, test } from 'vitest'
import { correctContact } from './contact-corrections.ts'
import { readEmail, readPhone } from './contact.ts'

const KNOWN = { name: 'Katherine Jones', email: 'kat_jones@gmail.com', phone: '(201) 555-0100' }

test.each([
  ['no, Katarzyna with a K and a z', 'Katarzyna Jones'],
  ['my last name is O’Brien', 'Katherine O’Brien'],
  ['last name o’brien', 'Katherine O’Brien'],
  ['my first name is Kat', 'Kat Jones'],
  ['not Jones, Johns', 'Katherine Johns'],
  ['it’s Johns not Jones', 'Katherine Johns'],
  ['it’s spelled J-O-H-N-S', 'Katherine Johns'],
  ['that’s spelled C A T H E R I N E', 'Catherine Jones'],
  ['no, Jonas', 'Katherine Jonas'],
  ['J-O-N-E-double S', null],
  ['it’s Joness with two n’s', 'Katherine Jonness'],
  ['sorry that’s katherine with a c', 'Catherine Jones'],
  ['jonez with an s', 'Katherine Jones'],
  ['there’s a tilde on the n in Jones', 'Katherine Joñes'],
  ['jones with the o that has an accent', 'Katherine Jónes'],
  ['an umlaut on the o please', 'Katherine Jönes'],
  ['J O N dash E S', 'Katherine Jon-Es'],
  ['Kat Jones, I mean', 'Kat Jones'],
  ['no thanks', null],
  ['no, Sunday', null],
  ['the second one', null],
  ['not Saturday, Sunday', null],
  ['what are the taxes', null],
])('%j makes the name %j and leaves the rest', (said, name) =>
  expect(correctContact(said, KNOWN)).toEqual(name === null ? null : { ...KNOWN, name }),
)

test.each([
  ['no underscore', 'katjones@gmail.com'],
  ['a dot, not an underscore', 'kat.jones@gmail.com'],
  ['it’s yahoo not gmail', 'kat_jones@yahoo.com'],
  ['no, at hotmail dot com', 'kat_jones@hotmail.com'],
  ['there’s a dot between kat and jones', 'kat.jones@gmail.com'],
  ['put a dash after the k', 'k-at_jones@gmail.com'],
  ['a dot instead of the underscore', 'kat.jones@gmail.com'],
  ['and it’s gmailer n j dot com, forgot the n j', 'kat_jones@gmailernj.com'],
  ['it’s gma ilx dot net', 'kat_jones@gmailx.net'],
  ['no, dot net', 'kat_jones@gmail.net'],
])('%j makes the address %j', (said, email) => expect(correctContact(said, KNOWN)).toEqual({ ...KNOWN, email }))

test.each([
  ['it ends in nine nine', '(201) 555-0199'],
  ['no, the last two are four seven', '(201) 555-0147'],
  ['ends with oh one two three', '(201) 555-0123'],
  ['sorry, 0181 at the end', '(201) 555-0181'],
  ['the last digit is five', '(201) 555-0105'],
])('%j makes the number %j', (said, phone) => expect(correctContact(said, KNOWN)).toEqual({ ...KNOWN, phone }))

test('the end of a number is corrected alone', () => {
  expect(correctContact('the last four are 0 1 9 9', KNOWN)).toEqual({ ...KNOWN, phone: '(201) 555-0199' })
})

test('numbers and addresses are read as they are spoken', () => {
  expect(readPhone('two oh one five five five oh one four two')).toBe('(201) 555-0142')
  expect(readPhone('it’s 201, double five five, 01 42')).toBe('(201) 555-0142')
  expect(readEmail('john dot smith at gmail dot com')).toBe('john.smith@gmail.com')
})

test('numbers in an address are written', () => {
  expect(readEmail('ana lopez seventy two at yahoo dot com')).toBe('analopez72@yahoo.com')
  expect(readEmail('bob nineteen ninety at gmail dot com')).toBe('bob1990@gmail.com')
})

test('letters that spell the name as it is known confirm it; a word unlike the only name known is the family name', () => {
  expect(correctContact('J-O-N-E-S', KNOWN)).toBe(KNOWN)
  const alone = { ...KNOWN, name: 'Bo' }
  expect(correctContact('that’s Lindqvist with a q', alone)).toEqual({ ...alone, name: 'Bo Lindqvist' })
  expect(correctContact('no, Beau', alone)).toEqual({ ...alone, name: 'Beau' })
})
