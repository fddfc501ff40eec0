import { expect, test } from 'vitest'
import { readMailReport } from './mail-report.ts'

const ID = '3f2a91c0-1b2c-4d3e-8f90-a1b2c3d4e5f6'
const HEADERS = `Received: from homes.example.com\r\nMessage-ID:\r\n <${ID}@homes.example.com>\r\nSubject: Price reduced\r\n`

/** A report as a mail server writes it, with the parts of these types. */
const report = (kind: string, ...parts: [type: string, text: string][]) =>
  Buffer.from(
    [
      'From: Mail Delivery System <MAILER-DAEMON@mx.example.net>',
      'To: homes@example.com',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      `Content-Type: multipart/report; report-type=${kind};`,
      '\tboundary="4Q1/mx.example.net"',
      '',
      ...[['text/plain', 'This is the mail system at host mx.example.net.'], ...parts].flatMap(([type, text]) => [
        '--4Q1/mx.example.net',
        `Content-Type: ${type}`,
        '',
        text!,
      ]),
      '--4Q1/mx.example.net--',
      '',
    ].join('\r\n'),
  )
const status = (...fields: string[]) =>
  [
    'Reporting-MTA: dns; mx.example.net',
    'X-Postfix-Queue-ID: 4Q1',
    '',
    'Final-Recipient: rfc822; ana@example.com',
    ...fields,
  ].join('\r\n')
const bounced = (...fields: string[]): [string, string] => ['message/delivery-status', status(...fields)]

test('an email that came back because there is no such address', async () => {
  const returned = report(
    'delivery-status',
    bounced(
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 <ana@example.com>: User',
      '    unknown',
    ),
    ['text/rfc822-headers', HEADERS],
  )
  expect(await readMailReport(returned)).toEqual({ event: { kind: 'bounce', about: { mailId: ID } } })
})

test('the whole email may be in the report, and the server’s reply alone may say why', async () => {
  const returned = report(
    'delivery-status',
    bounced('Action: Failed', 'Status: 5.0.0', 'Diagnostic-Code: SMTP; 550 No such user'),
    ['message/rfc822', `${HEADERS}\r\nMessage-ID: <other@example.com> is only text here`],
  )
  expect(await readMailReport(returned)).toEqual({ event: { kind: 'bounce', about: { mailId: ID } } })
})

test.each([
  ['delayed', 'Action: delayed', 'Status: 4.4.1'],
  ['delivered', 'Action: delivered', 'Status: 2.1.5'],
  ['a full mailbox', 'Action: failed', 'Status: 5.2.2'],
  ['a server that blocks the sender', 'Action: failed', 'Status: 5.7.1', 'Diagnostic-Code: smtp; 550 5.7.1 Blocked'],
  ['no reason', 'Action: failed'],
])('%s is no bounce', async (_, ...fields) => {
  const returned = report('delivery-status', bounced(...fields), ['message/rfc822', `${HEADERS}\r\nHello`])
  expect(await readMailReport(returned)).toEqual({ nothing: expect.stringContaining('doesn’t say') as string })
})

const feedback = (type: string): [string, string] => [
  'message/feedback-report',
  `Feedback-Type: ${type}\r\nUser-Agent: SomeGenerator/1.0\r\nVersion: 1\r\nOriginal-Rcpt-To: <redacted>`,
]

test('an email that its reader called spam', async () => {
  const complaint = report('feedback-report', feedback('abuse'), ['message/rfc822', `${HEADERS}\r\nHello`])
  expect(await readMailReport(complaint)).toEqual({ event: { kind: 'complaint', about: { mailId: ID } } })
})

test('a reader who says that an email is no spam complains of nothing', async () => {
  const praise = report('feedback-report', feedback('not-spam'), ['message/rfc822', `${HEADERS}\r\nHello`])
  expect(await readMailReport(praise)).toMatchObject({ nothing: expect.any(String) as string })
})

test.each([
  ['without an email', []],
  ['about another’s email', [['message/rfc822', 'Message-ID: <CAF=1@mail.example.com>\r\nSubject: Hi\r\n\r\nHello']]],
] as [string, [string, string][]][])('a report %s is not believed', async (_, parts) => {
  const made = report('delivery-status', bounced('Action: failed', 'Status: 5.1.1'), ...parts)
  expect(await readMailReport(made)).toEqual({ nothing: expect.stringContaining('no Message-ID') as string })
})

test.each(['', 'Subject: Hello\r\n\r\nIs the dock included?', '\0\uFFFF--\r\n\r\n--'])(
  'other mail reports nothing: %j',
  async (text) => {
    expect(await readMailReport(Buffer.from(text))).toEqual({
      nothing: expect.stringContaining('no delivery') as string,
    })
  },
)
