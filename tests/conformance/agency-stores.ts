import { createHash, randomUUID } from 'node:crypto'
import type { AccountTables } from '#adapters/accounts/account-tables.ts'
import { openAccounts } from '#adapters/accounts/accounts.ts'
import { databaseAudit } from '#adapters/database/agency/audit-log.ts'
import { databaseAgencyMembers } from '#adapters/database/agency/member-store.ts'
import { databaseAgencySessions } from '#adapters/database/agency/session-store.ts'
import { databaseMailOutbox } from '#adapters/database/mail/mail-outbox.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { INVITATION_MS } from '#domain/agency/member.ts'
import type { AgencyRole } from '#domain/agency/permissions.ts'
import { valueOrThrow } from '#domain/result.ts'
import { SERVER_ACTOR, type AgencyActor } from '#ports/server/agency-audit.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import { sourceOf } from '../second-agency.ts'
import type { TestEngine } from './database-engines.ts'
import { openTestDatabase } from './test-databases.ts'

/** A thousandth of a real hash's time: no test here is about the hash. */
const LIGHT_HASH = { memory: 32, passes: 1, parallelism: 1 }

export const AGENCY_PASSWORD = 'blue door, warm kitchen'
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
/** 32 characters, as an account's second step has them. */
export const newSecret = (): string => randomUUID().replaceAll('-', '')

export const agencyMail = (address: string): OutgoingMail => ({
  topic: 'member',
  mail: {
    to: [{ name: '', address }],
    replyTo: null,
    subject: 'Agency',
    text: 'Text',
    html: '<p>Text</p>',
    calendar: null,
  },
  secretUntil: null,
})

/** The stores of the agency's side, in a database of their own, at a time that the test sets. */
export async function openAgencyStores(engine: TestEngine, start = '2026-11-24T15:00:00Z') {
  const { database, remove } = await openTestDatabase(engine)
  const time = { now: Date.parse(start) }
  const clock = { now: () => new Date(time.now) }
  const onError = (error: unknown) => {
    throw error
  }
  const accounts = openAccounts({
    db: database.db.withTables<AccountTables>(),
    agency: sourceOf(SAMPLE_AGENCY),
    clock,
    outbox: databaseMailOutbox(database, { clock, onStored: () => {}, onError }),
    secret: 'only for tests, only for tests, only for tests',
    siteAddress: 'http://homes.test',
    hashCost: LIGHT_HASH,
    onError,
  })
  const members = databaseAgencyMembers(database, { clock, onMails: () => {}, onError })
  const sessions = databaseAgencySessions(database, { clock, onError })
  const audit = databaseAudit(database, { clock, onError: () => {} })

  /** Invites an address and uses the invitation, with an account of its own. */
  async function join(role: AgencyRole, email = `${randomUUID()}@example.com`, name = 'Nora Feld') {
    const tokenHash = hashOf(randomUUID())
    const invitation = { email, role, tokenHash, expiresAt: time.now + INVITATION_MS }
    valueOrThrow(await members.invite(invitation, agencyMail(email), SERVER_ACTOR))
    const secret = newSecret()
    const passwordHash = valueOrThrow(await accounts.members.hashPassword({ email, name, password: AGENCY_PASSWORD }))
    const person = { email, name, passwordHash }
    const accountId = valueOrThrow(await accounts.members.equip(person, { secret, recoveryCodes: [] }))
    const member = valueOrThrow(await members.join({ tokenHash }, { accountId, name }, () => [], { requestId: null }))
    const actor: AgencyActor = { memberId: member.id, name, requestId: 'request' }
    return { ...member, accountId, email, secret, actor }
  }
  return {
    ...database,
    database,
    time,
    accounts,
    members,
    sessions,
    audit,
    join,
    close: async () => {
      await accounts.close()
      await remove()
    },
  }
}

export type AgencyStores = Awaited<ReturnType<typeof openAgencyStores>>
