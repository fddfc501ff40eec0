import { expect, test, vi } from 'vitest'
import { createForwarding, readAddress, warnOfForwarded, type TrustProxy } from './forwarded.ts'

const read = (trust: TrustProxy, peer: string | undefined, headers: Record<string, string>) =>
  createForwarding(trust)(peer, (name) => headers[name] ?? null)
const clientOf = (trust: TrustProxy, peer: string, list: string) => read(trust, peer, { 'x-forwarded-for': list }).ip

const LOCAL: TrustProxy = { networks: ['127.0.0.0/8', '::1'] }
const TWO_TIERS: TrustProxy = { networks: ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'] }

test.each<[string, TrustProxy, string, string, string | undefined]>([
  [
    'what a client claims before the proxy appends is nothing',
    LOCAL,
    '127.0.0.1',
    '1.1.1.1, 203.0.113.7',
    '203.0.113.7',
  ],
  ['an untrusted peer', LOCAL, '203.0.113.9', '1.1.1.1', undefined],
  ['nobody is trusted', null, '127.0.0.1', '1.1.1.1', undefined],
  [
    'trusted proxies are passed over',
    TWO_TIERS,
    '127.0.0.1',
    '6.6.6.6, 203.0.113.7, 2001:db8::5, 10.1.2.3',
    '203.0.113.7',
  ],
  ['all of them proxies', TWO_TIERS, '127.0.0.1', '10.0.0.9, 10.0.0.8', '10.0.0.9'],
  ['a mapped peer', LOCAL, '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['one proxy', { hops: 1 }, '198.51.100.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
  ['two proxies', { hops: 2 }, '198.51.100.1', '1.1.1.1, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
  ['a shorter list than proxies', { hops: 3 }, '198.51.100.1', '203.0.113.7', '203.0.113.7'],
  ['no list', { hops: 1 }, '198.51.100.1', '', '198.51.100.1'],
  ['an entry that is no address', LOCAL, '127.0.0.1', '203.0.113.7, unknown', '127.0.0.1'],
  ['a network as text', LOCAL, '127.0.0.1', "x'; drop table", '127.0.0.1'],
])('%s', (_, trust, peer, list, client) => {
  expect(clientOf(trust, peer, list)).toBe(client)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['"203.0.113.7:4711"', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['203.0.113.777', null],
  ['203.0.113.7:http', null],
  ['2001:db8::1:99999', null],
  ['[203.0.113.7', null],
  ['localhost', null],
  ['', null],
])('the address in %j is %j', (text, address) => {
  expect(readAddress(text)).toBe(address)
})

test('protocol and host are the ones the farthest trusted proxy says', () => {
  const headers = {
    'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.1',
    'x-forwarded-proto': 'http, https, http',
    'x-forwarded-host': 'evil.example, homes.example.com, inner',
  }
  expect(read({ hops: 2 }, '127.0.0.1', headers)).toEqual({
    ip: '203.0.113.7',
    protocol: 'https:',
    host: 'homes.example.com',
  })
  expect(read({ hops: 1 }, '127.0.0.1', { 'x-forwarded-proto': 'ftp', 'x-forwarded-host': 'a:99999' })).toEqual({
    ip: '127.0.0.1',
  })
  expect(read(LOCAL, '203.0.113.9', headers)).toEqual({})
})

test('forwarded headers that are ignored are warned of once', () => {
  const warn = vi.fn<(facts: object, message?: string) => void>()
  const look = warnOfForwarded({ warn })
  look('127.0.0.1', () => null)
  expect(warn).not.toHaveBeenCalled()
  for (let times = 0; times < 3; times++) look('127.0.0.1', (name) => (name === 'x-forwarded-for' ? '1.1.1.1' : null))
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls[0]).toEqual([
    { peer: '127.0.0.1', header: 'x-forwarded-for' },
    expect.stringContaining('TRUST_PROXY'),
  ])
})
