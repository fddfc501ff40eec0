import { createHash, randomBytes } from 'node:crypto'
import { RETENTION } from '#content/retention.ts'
import { ok, type Result } from '#domain/result.ts'
import { nameWithoutTypedWords, type UpdateRequest } from '#domain/updates/update-request.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { RequestedUpdate, UpdateRequests } from '#ports/server/update-requests.ts'
import { confirmUpdatesMail } from './confirm-updates-mail.ts'
import { UPDATES_PATH } from './update-link.ts'

/** Path of the page that begins emails to an address, before the token. */
export const CONFIRM_PATH = `${UPDATES_PATH}confirm/`

const DAY = 24 * 60 * 60_000

const TOKEN_BYTES = 18
/** What has another form isn't looked up. */
const TOKEN = /^[\w-]{24}$/

export interface UpdateDeskDeps {
  requests: UpdateRequests
  agency: Pick<AgencySource, 'current'>
  /** Scheme and host of links, without a slash at the end. */
  siteAddress: string
  clock: Clock
}

/** Takes requests for email updates from people without an account. */
export interface UpdateDesk {
  /** Emails a link to the address; the answer is the same whatever is known of it. */
  ask(request: UpdateRequest): Promise<Result<void>>
  /** What a link is about; null for one that doesn't work. */
  find(token: string): Promise<Result<RequestedUpdate | null>>
  confirm(token: string): Promise<Result<RequestedUpdate | null>>
}

export function createUpdateDesk({ requests, agency: source, siteAddress, clock }: UpdateDeskDeps): UpdateDesk {
  return {
    ask(request) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const name = nameWithoutTypedWords(request)
      const days = RETENTION.updateRequestDays
      const until = new Date(clock.now().getTime() + days * DAY)
      const { agency } = source.current()
      const link = `${siteAddress}${CONFIRM_PATH}${token}`
      const { email, every } = request
      const mail = confirmUpdatesMail({ email, search: name, every, agency, link, days, until })
      return requests.add({ ...request, id: hashOf(token), name, expiresAt: until }, mail)
    },
    find: async (token) => (TOKEN.test(token) ? requests.find(hashOf(token)) : ok(null)),
    confirm: async (token) => (TOKEN.test(token) ? requests.confirm(hashOf(token)) : ok(null)),
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
