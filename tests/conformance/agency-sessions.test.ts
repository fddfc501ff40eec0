import { afterAll, beforeAll, expect, test } from 'vitest'
import { agencySessionRetention } from '#adapters/database/agency/session-store.ts'
import { IDLE_MS, MOST_SESSIONS, SESSION_MS } from '#domain/agency/member.ts'
import { valueOrThrow } from '#domain/result.ts'
import { openAgencyStores, type AgencyStores } from './agency-stores.ts'
import { describeOnEngines } from './database-engines.ts'

const MINUTE = 60_000
const YEAR = 365 * 24 * 60 * MINUTE

describeOnEngines('sessions of the agency’s side, on %s', (engine) => {
  let stores: AgencyStores
  beforeAll(async () => {
    stores = await openAgencyStores(engine)
  })
  afterAll(() => stores.close())

  const find = async (token: string) => valueOrThrow(await stores.sessions.find(token))
  const begin = async (member: Awaited<ReturnType<AgencyStores['join']>>, proved = true, device = 'a test') =>
    valueOrThrow(await stores.sessions.begin({ memberId: member.id, device, proved }, member.actor))

  test('a token is stored only as its SHA-256, and finds its member', async () => {
    const agent = await stores.join('agent')
    const { token } = await begin(agent)
    expect(token).toMatch(/^[\w-]{43}$/)
    const rows = JSON.stringify(await stores.db.selectFrom('agency_sessions').selectAll().execute())
    expect(rows).not.toContain(token)
    expect(await find(token)).toMatchObject({
      member: { id: agent.id, role: 'agent', accountId: agent.accountId },
      provedAt: stores.time.now,
    })
    expect(await find('guessed')).toBeNull()
  })

  test('a session is over 30 minutes after its last use', async () => {
    const { token } = await begin(await stores.join('agent'))
    for (let times = 0; times < 3; times++) {
      stores.time.now += IDLE_MS - MINUTE
      expect(await find(token)).not.toBeNull()
    }
    stores.time.now += IDLE_MS
    expect(await find(token)).toBeNull()
  })

  test('a session is over after 12 hours, however often it is used', async () => {
    const { token } = await begin(await stores.join('agent'))
    for (let used = 0; used < SESSION_MS - 20 * MINUTE; used += 20 * MINUTE) {
      stores.time.now += 20 * MINUTE
      expect(await find(token)).not.toBeNull()
    }
    stores.time.now += 20 * MINUTE
    expect(await find(token)).toBeNull()
    expect(await agencySessionRetention(stores.database).removeOld(new Date(stores.time.now))).toBeGreaterThan(0)
  })

  test('no session revives where the clock is set back and forth by a year', async () => {
    const { token } = await begin(await stores.join('agent'))
    const start = stores.time.now
    for (const shift of [YEAR, -YEAR]) {
      stores.time.now = start + shift
      expect(await find(token)).toBeNull()
    }
    stores.time.now = start
  })

  test('a member has at most five sessions: a further one ends the one used longest ago', async () => {
    const agent = await stores.join('agent')
    const tokens: string[] = []
    for (let count = 0; count <= MOST_SESSIONS; count++) {
      stores.time.now += 1000
      tokens.push((await begin(agent)).token)
    }
    expect(await Promise.all(tokens.map(async (token) => (await find(token)) !== null))).toEqual([
      false,
      ...Array<boolean>(MOST_SESSIONS).fill(true),
    ])
    expect(valueOrThrow(await stores.sessions.list(agent.id))).toHaveLength(MOST_SESSIONS)
  })

  test('proving anew gives another token, and the one before is worth nothing', async () => {
    const { token } = await begin(await stores.join('owner'), false)
    const { id, provedAt } = (await find(token))!
    expect(provedAt).toBe(0)
    const next = valueOrThrow(await stores.sessions.prove(id))
    expect(await find(token)).toBeNull()
    expect(await find(next)).toMatchObject({ id, provedAt: stores.time.now })
  })

  test('sessions end one at a time or all but one, only the member’s own', async () => {
    const [one, other] = [await stores.join('agent'), await stores.join('agent')]
    const tokens = [(await begin(one)).token, (await begin(one)).token, (await begin(one)).token]
    const theirs = (await find((await begin(other)).token))!
    expect(await stores.sessions.endOne(one.id, theirs.id, one.actor)).toMatchObject({ problem: { kind: 'not-found' } })
    const [first, second] = [(await find(tokens[0]!))!, (await find(tokens[1]!))!]
    valueOrThrow(await stores.sessions.endOne(one.id, first.id, one.actor))
    expect(valueOrThrow(await stores.sessions.endAll(one.id, second.id, one.actor))).toBe(1)
    expect(await Promise.all(tokens.map(async (token) => (await find(token)) !== null))).toEqual([false, true, false])
    valueOrThrow(await stores.sessions.end(second.id, one.actor))
    expect(await find(tokens[1]!)).toBeNull()
    const [entry] = valueOrThrow(await stores.audit.read({ memberId: one.id }, { before: null, limit: 1 }))
    expect(entry!.act).toBe('member.signed-out')
  })

  test('a browser that the member hasn’t signed in from is new, but for the first', async () => {
    const agent = await stores.join('agent')
    const isNew = async (device: string) => (await begin(agent, true, device)).isNewDevice
    expect([await isNew('Firefox'), await isNew('Firefox'), await isNew('Chrome'), await isNew('Chrome')]).toEqual([
      false,
      false,
      true,
      false,
    ])
  })

  test('another password ends them, by whichever page it is set', async () => {
    const agent = await stores.join('agent')
    const { token } = await begin(agent)
    const { changePassword } = stores.accounts.members
    expect(await changePassword(agent.accountId, 'wrong', 'a porch of cedar wood')).toMatchObject({ ok: false })
    expect(await find(token)).not.toBeNull()
    valueOrThrow(await stores.accounts.requestPasswordReset(agent.email))
    await stores.accounts.close()
    const mails = await stores.db
      .selectFrom('outbox_mails')
      .select('contents')
      .where('recipient', '=', agent.email)
      .execute()
    const link = /reset-password#([\w.-]+)/.exec(mails.map(({ contents }) => contents).join(' '))![1]!
    valueOrThrow(await stores.accounts.resetPassword(link, 'a porch of cedar wood'))
    expect(await find(token)).toBeNull()
  })
})
