import { expect, test } from 'vitest'
import { BUYING } from '../texts/buying-texts.ts'
import { paperRequest, withRequest } from './paper-request.ts'

test('the heading counts the documents to request', () => {
  expect([0, 1, 4].map(BUYING.papers)).toEqual([
    'No documents to request',
    'One document to request',
    'Four documents to request',
  ])
})

test('the request names the documents below what was typed, once', () => {
  const request = paperRequest(['flood', 'radon'])
  expect(request).toBe('Please send me these documents about the home:\n- Flood disclosure\n- Radon results')
  const asked = withRequest('Is the attic dry?\n', request)
  expect(asked).toBe(`Is the attic dry?\n\n${request}`)
  expect(withRequest(asked, request)).toBe(asked)
  expect(withRequest('', request)).toBe(request)
  expect([1, 4].map(BUYING.request)).toEqual(['Request this document', 'Request these four documents'])
})
