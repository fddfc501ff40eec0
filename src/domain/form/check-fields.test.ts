import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkFields } from './check-fields.ts'

const schema = v.object({
  town: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a town.')),
  zip: v.pipe(v.string(), v.length(5, 'Enter five digits.')),
})

test('answers the cleaned values', () => {
  expect(checkFields(schema, { town: ' Ridgewood ', zip: '07450', more: 'x' })).toEqual({
    ok: true,
    value: { town: 'Ridgewood', zip: '07450' },
  })
})

test('names every wrong field', () => {
  const answer = checkFields(schema, { town: ' ', zip: '1' })
  expect(!answer.ok && answer.problem.kind === 'invalid' && answer.problem.fields).toEqual([
    { field: 'town', message: 'Enter a town.' },
    { field: 'zip', message: 'Enter five digits.' },
  ])
})
