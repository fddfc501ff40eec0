import { expect, test } from 'vitest'
import { serverAddresses } from './addresses.ts'

test.each([
  ['postgres://u:p@one:5432/homes?sslmode=require', ['postgres://u:p@one:5432/homes?sslmode=require']],
  ['postgres://u:p@one:5432,two/homes', ['postgres://u:p@one:5432/homes', 'postgres://u:p@two/homes']],
  ['postgres://one/homes, postgresql://two:6432/homes', ['postgres://one/homes', 'postgresql://two:6432/homes']],
  ['mysql://one/homes', null],
  ['postgres://one,/homes', null],
  ['postgres:///homes', null],
])('%s', (text, addresses) => {
  expect(serverAddresses(text)).toEqual(addresses)
})
