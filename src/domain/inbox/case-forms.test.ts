import * as v from 'valibot'
import { expect, test } from 'vitest'
import { caseFormSchema, choiceOf, MOST_WRITTEN, type CaseFormName } from './case-forms.ts'

const SENT = { version: '3', key: '0d5c8f5e-0000-4000-8000-000000000000' }
const read = (form: CaseFormName, fields: object) => v.safeParse(caseFormSchema(form), { ...SENT, ...fields })
const isTaken = (form: CaseFormName, fields: object) => read(form, fields).success

test('a form has the version that it was made from, and its key', () => {
  expect(read('take', {}).output).toEqual({ ...SENT, version: 3 })
  expect(isTaken('take', { version: '-1' })).toBe(false)
  expect(isTaken('take', { version: '1e3' })).toBe(false)
  expect(isTaken('take', { key: 'mine' })).toBe(false)
  expect(v.safeParse(caseFormSchema('take'), {}).success).toBe(false)
})

test('no form takes fields of others', () => {
  for (const field of ['member_id', 'role', 'state', 'at', 'assignee'])
    expect(isTaken('take', { [field]: 'x' })).toBe(false)
  expect(isTaken('reply', { text: 'Yes.', end: 'answered', to: 'all@example.com' })).toBe(false)
})

test('texts keep their lines, without control characters and white space around', () => {
  expect(read('note', { text: ' One\r\ntwo\u0000\u0007 \n' }).output).toMatchObject({ text: 'One\ntwo' })
  for (const form of ['note', 'their-answer'] as const) {
    expect(isTaken(form, { text: ' \n' })).toBe(false)
    expect(isTaken(form, { text: 'a'.repeat(MOST_WRITTEN + 1) })).toBe(false)
    expect(isTaken(form, { text: 'a'.repeat(MOST_WRITTEN) })).toBe(true)
  }
  expect(isTaken('called', { outcome: 'reached' })).toBe(true)
  expect(isTaken('called', { outcome: 'maybe' })).toBe(false)
})

test('nobody closes something as from before the inbox', () => {
  expect(isTaken('state', { to: 'before' })).toBe(false)
  expect(isTaken('state', { to: 'new' })).toBe(false)
  expect(isTaken('state', { to: 'not-for-us' })).toBe(true)
})

test('the choice that a case has', () => {
  expect(choiceOf({ state: 'new', reason: null })).toBeNull()
  expect(choiceOf({ state: 'closed', reason: 'before' })).toBeNull()
  expect(choiceOf({ state: 'closed', reason: 'unwanted' })).toBe('unwanted')
  expect(choiceOf({ state: 'waiting', reason: null })).toBe('waiting')
})
