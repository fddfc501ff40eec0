import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PushAddressSchema } from './push-address.ts'

const KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) }
const isTaken = (endpoint: string) => v.is(PushAddressSchema, { endpoint, ...KEYS })

test('H-04 addresses of the browsers’ push services are taken', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://db5p.notify.windows.com/w/?token=BQYAAA%3d%3d',
  ])
    expect(isTaken(endpoint)).toBe(true)
})

test('H-04 an address that can be of this network is refused', () => {
  for (const host of [
    'localhost',
    'intranet',
    'db.internal',
    '127.1',
    '0x7f000001',
    '[fd00::1]',
    '１２７.0.0.1',
    'x.local',
  ])
    expect([host, isTaken(`https://${host}/`)]).toEqual([host, false])
})

test('H-04 an address with a name, a password, or a port of its own is refused', () => {
  for (const place of ['ana@push.example', ':secret@push.example', 'ana:secret@push.example', 'push.example:8443'])
    expect([place, isTaken(`https://${place}/`)]).toEqual([place, false])
})
