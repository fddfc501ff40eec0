import { ok } from '#domain/result.ts'
import type { Notices, NoticesGateway } from '#ports/browser/notices-gateway.ts'

const NONE: Notices = { support: 'none', devices: [] }

/** No notifications: they need a server and an account. */
export const noNotices = (): NoticesGateway => ({
  read: async () => ok(NONE),
  turnOn: async () => ok(NONE),
  turnOff: async () => ok(NONE),
})
