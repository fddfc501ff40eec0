import { expect, test } from 'vitest'
import { readEmail, readName, withoutContact } from './contact.ts'
import { readReply } from './reply.ts'

test.each([
  ['ana punto lopez arroba example punto com', 'ana.lopez@example.com'],
  ['mi correo es ana guion bajo lopez arroba example punto com', 'ana_lopez@example.com'],
  ['ana@example.com', 'ana@example.com'],
  ['es un buen punto', null],
])('the email in %s', (said, email) => {
  expect(readEmail(said)).toBe(email)
})

test.each([
  ['me llamo Ana López', false, 'Ana López'],
  ['mi nombre es maría de la cruz', false, 'María de la Cruz'],
  ['josé pérez', true, 'José Pérez'],
  ['soy Ana y mi correo es ana@example.com', false, 'Ana'],
  ['soy comprador por primera vez', false, null],
  ['¿cuánto cuesta?', true, null],
  ['la segunda', true, null],
  ['sí', true, null],
])('the name in %s', (said, wasAsked, name) => {
  expect(readName(said, wasAsked)).toBe(name)
})

test('a name is no place to search in', () => {
  expect(withoutContact('me llamo Wayne, casas en Montclair')).not.toContain('Wayne')
})

test.each([
  ['sí', 'yes'],
  ['sí, por favor', 'yes'],
  ['envíelo', 'yes'],
  ['sí, está bien', 'yes'],
  ['claro que sí', 'yes'],
  ['yes please', 'yes'],
  ['no', 'no'],
  ['no, gracias', 'no'],
  ['cancelar', 'cancel'],
  ['no lo envíe', 'cancel'],
  ['sí, pero el domingo', null],
  ['no tengo correo', null],
  ['¿cuánto cuesta?', null],
])('%s means %s', (said, reply) => {
  expect(readReply(said)).toBe(reply)
})
