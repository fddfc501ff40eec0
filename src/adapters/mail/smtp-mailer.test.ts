import { expect, test } from 'vitest'
import { connectionOf, explainFailure } from './smtp-mailer.ts'

test.each([
  ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, secure: true, requireTLS: false }],
  ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false, requireTLS: false }],
  ['smtp://mail.example.com:25', { host: 'mail.example.com', port: 25, secure: false, requireTLS: false }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, secure: false, requireTLS: false }],
])('%s says where the mail server is', (url, connection) => {
  expect(connectionOf(new URL(url))).toEqual(connection)
})

test('a password leaves this machine only encrypted', () => {
  const auth = { user: 'homes@example.com', pass: 'p:ss' }
  const connection = (scheme: string, host: string) =>
    connectionOf(new URL(`${scheme}://homes%40example.com:p%3Ass@${host}`))
  expect(connection('smtps', 'mail.example.com')).toMatchObject({ auth, secure: true, requireTLS: false })
  expect(connection('smtp', 'mail.example.com')).toMatchObject({ auth, secure: false, requireTLS: true })
  expect(connection('smtp', '127.0.0.1')).toMatchObject({ auth, requireTLS: false })
})

test.each([
  ['EENVELOPE', 550, 'refused'],
  ['EMESSAGE', 554, 'refused'],
  ['EENVELOPE', undefined, 'refused'],
  ['EENVELOPE', 450, 'try-again'],
  ['EMESSAGE', 451, 'try-again'],
  // The site's own account: the operator can put it right.
  ['EAUTH', 535, 'try-again'],
  ['ETLS', 502, 'try-again'],
  ['ECONNECTION', undefined, 'try-again'],
  ['ETIMEDOUT', undefined, 'try-again'],
  ['EDNS', undefined, 'try-again'],
  ['EABORT', undefined, 'try-again'],
  [undefined, undefined, 'try-again'],
] as const)('%s %s: %s', (code, responseCode, outcome) => {
  const failure = Object.assign(new Error('why'), { ...(code && { code }), ...(responseCode && { responseCode }) })
  expect(explainFailure(failure)).toMatchObject({ outcome, reason: 'why' })
})
