import { expect, test } from 'vitest'
import { caseAssignee } from './case-assignee.ts'

const MEMBERS = [
  { id: '1', name: 'Nora Feld', email: 'nora@example.com' },
  { id: '2', name: 'Sam Ortiz', email: 'sam@home.example' },
  { id: '3', name: 'Lea Brandt', email: null },
]

test.each([
  ['by the address', { name: 'N. Feld', address: 'Nora@Example.com' }, '1'],
  ['by the name where the address is another', { name: 'SAM ORTIZ', address: 'sam@example.com' }, '2'],
  ['by the address first', { name: 'Sam Ortiz', address: 'nora@example.com' }, '1'],
  ['also without an account', { name: 'Lea Brandt', address: 'lea@example.com' }, '3'],
  ['not where they are no member', { name: 'Ana', address: 'ana@example.com' }, null],
])('the member whom the rules name is found %s', (_, answerer, id) => {
  expect(caseAssignee(answerer, MEMBERS)).toBe(id)
})

test('what nobody in particular answers is nobody’s', () => {
  expect(caseAssignee(null, MEMBERS)).toBeNull()
})
