import { expect, test } from 'vitest'
import { readMailbox } from './mail.ts'

test.each([
  ['homes@example.com', { name: '', address: 'homes@example.com' }],
  [' Homes of Bergen <homes@example.com> ', { name: 'Homes of Bergen', address: 'homes@example.com' }],
  ['"Homes, Bergen" <homes@example.com>', { name: 'Homes, Bergen', address: 'homes@example.com' }],
  ['<homes@example.com>', { name: '', address: 'homes@example.com' }],
])('%s is a mailbox', (text, mailbox) => {
  expect(readMailbox(text)).toEqual(mailbox)
})

test.each(['', 'homes', 'Homes <>', 'a@b.example, c@d.example', 'Homes <a@b.example', 'a b@c.example'])(
  '%j is no mailbox',
  (text) => {
    expect(readMailbox(text)).toBeNull()
  },
)
