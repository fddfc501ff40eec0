import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invitationRetention } from '#adapters/database/agency/invitation-store.ts'
import { INVITATION_MS } from '#domain/agency/member.ts'
import { valueOrThrow } from '#domain/result.ts'
import { SERVER_ACTOR } from '#ports/server/agency-audit.ts'
import { AGENCY_PASSWORD, agencyMail, hashOf, openAgencyStores, type AgencyStores } from './agency-stores.ts'
import { describeOnEngines } from './database-engines.ts'

describeOnEngines('who works for the agency, on %s', (engine) => {
  let stores: AgencyStores
  beforeAll(async () => {
    stores = await openAgencyStores(engine)
  })
  afterAll(() => stores.close())

  const rowOf = async (id: string) => valueOrThrow(await stores.members.list()).find((member) => member.id === id)!
  const acts = async () => valueOrThrow(await stores.audit.read({}, { before: null, limit: 5 })).map(({ act }) => act)
  const mailsTo = (email: string) =>
    stores.db.selectFrom('outbox_mails').select('topic').where('recipient', '=', email).execute()
  const invite = async (email = `${randomUUID()}@example.com`) => {
    const token = randomUUID()
    const invitation = {
      email,
      role: 'agent',
      tokenHash: hashOf(token),
      expiresAt: stores.time.now + INVITATION_MS,
    } as const
    return { email, token, stored: await stores.members.invite(invitation, agencyMail(email), SERVER_ACTOR) }
  }
  const joinWith = async (token: string, email: string) => {
    const { hashPassword, equip, standing } = stores.accounts.members
    const person = { email, name: 'Sam Ortiz' }
    const passwordHash =
      valueOrThrow(await standing(email)) === 'new'
        ? valueOrThrow(await hashPassword({ ...person, password: AGENCY_PASSWORD }))
        : null
    const twoStep = { secret: hashOf(token).slice(0, 32), recoveryCodes: [] }
    const accountId = valueOrThrow(await equip({ ...person, passwordHash }, twoStep))
    return { accountId, name: 'Sam Ortiz' }
  }

  test('an invitation is stored with its email and its entry, and a later one to the address replaces it', async () => {
    const first = await invite()
    const second = await invite(first.email.toUpperCase())
    expect(await mailsTo(first.email)).toHaveLength(1)
    expect(await acts()).toContain('member.invited')
    expect(valueOrThrow(await stores.members.findInvitation(hashOf(first.token)))).toBeNull()
    expect(valueOrThrow(await stores.members.findInvitation(hashOf(second.token)))).toMatchObject({
      email: first.email,
      role: 'agent',
      memberId: null,
    })
  })

  test('an invitation works once, also for two at the same moment, and makes the member it names', async () => {
    const { token, email } = await invite()
    const person = await joinWith(token, email)
    const both = await Promise.all(
      [1, 2].map(() =>
        stores.members.join({ tokenHash: hashOf(token) }, person, () => [agencyMail(email)], { requestId: 'r' }),
      ),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const member = both.find(({ ok }) => ok)!
    expect(valueOrThrow(member)).toMatchObject({ name: 'Sam Ortiz', role: 'agent' })
    expect(await rowOf(valueOrThrow(member).id)).toMatchObject({ email, twoStep: true, sessions: 0, removedAt: null })
    expect((await invite(email)).stored).toMatchObject({ ok: false, problem: { kind: 'conflict' } })
  })

  test('an invitation is over after 48 hours, or once it is withdrawn', async () => {
    const [late, withdrawn] = [await invite(), await invite()]
    const open = valueOrThrow(await stores.members.invitations()).find(({ email }) => email === withdrawn.email)!
    valueOrThrow(await stores.members.withdraw(open.id, SERVER_ACTOR))
    expect(await stores.members.withdraw(open.id, SERVER_ACTOR)).toMatchObject({ problem: { kind: 'not-found' } })
    expect(valueOrThrow(await stores.members.findInvitation(hashOf(withdrawn.token)))).toBeNull()
    stores.time.now += INVITATION_MS
    const person = { accountId: 'nobody', name: 'N' }
    const used = await stores.members.join({ tokenHash: hashOf(late.token) }, person, () => [], { requestId: null })
    expect(used).toMatchObject({ ok: false, problem: { kind: 'not-found' } })
    expect(await invitationRetention(stores.database).removeOld(new Date(stores.time.now))).toBeGreaterThan(0)
    expect(valueOrThrow(await stores.members.invitations())).toEqual([])
  })

  test('what somebody who joins has given is kept with the invitation, for one browser', async () => {
    const { token, email } = await invite()
    const begin = (joiningHash: string) =>
      stores.members.beginJoining(hashOf(token), { joiningHash, name: 'Sam Ortiz', passwordHash: 'stored' })
    valueOrThrow(await begin('first'))
    valueOrThrow(await begin('second'))
    expect(valueOrThrow(await stores.members.findJoining('first'))).toBeNull()
    const open = { name: 'Sam Ortiz', passwordHash: 'stored', invitation: { email, role: 'agent', memberId: null } }
    expect(valueOrThrow(await stores.members.findJoining('second'))).toMatchObject({ ...open, isProved: false })
    valueOrThrow(await stores.members.proveJoining('second'))
    expect(valueOrThrow(await stores.members.findJoining('second'))).toMatchObject({ ...open, isProved: true })
    expect(await stores.members.proveJoining('first')).toMatchObject({ problem: { kind: 'not-found' } })
  })

  test('a role is changed with the version that was seen, and sessions have it at once', async () => {
    const [owner, agent] = [await stores.join('owner'), await stores.join('agent')]
    const { token } = valueOrThrow(
      await stores.sessions.begin({ memberId: agent.id, device: 'a test', proved: true }, agent.actor),
    )
    const { version } = await rowOf(agent.id)
    const change = { id: agent.id, role: 'assistant', version } as const
    valueOrThrow(await stores.members.changeRole(change, ({ email }) => [agencyMail(email)], owner.actor))
    expect(await mailsTo(agent.email)).toHaveLength(2)
    expect(valueOrThrow(await stores.sessions.find(token))?.member.role).toBe('assistant')
    expect(await stores.members.changeRole(change, () => [], owner.actor)).toMatchObject({
      problem: { kind: 'conflict' },
    })
    expect((await acts())[0]).toBe('member.role-changed')
  })

  test('the last owner stays one, also where two lower each other at the same moment', async () => {
    const fresh = await openAgencyStores(engine)
    try {
      const [one, two] = [await fresh.join('owner'), await fresh.join('owner')]
      const lower = (id: string, by: typeof one) =>
        fresh.members.changeRole({ id, role: 'agent', version: 1 }, () => [], by.actor)
      const both = await Promise.all([lower(two.id, one), lower(one.id, two)])
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
      const last = valueOrThrow(await fresh.members.list()).find(({ role }) => role === 'owner')
      const refused = { ok: false, problem: { kind: 'conflict', message: 'Make someone else an owner first.' } }
      expect(await fresh.members.remove(last!.id, () => [], one.actor)).toEqual(refused)
      expect(await fresh.members.changeRole({ id: last!.id, role: 'agent', version: 1 }, () => [], one.actor)).toEqual(
        refused,
      )
    } finally {
      await fresh.close()
    }
  })

  test('removed, a member has no session and no way in; the name stays', async () => {
    const [owner, agent] = [await stores.join('owner'), await stores.join('agent')]
    const { token } = valueOrThrow(
      await stores.sessions.begin({ memberId: agent.id, device: 'a test', proved: true }, agent.actor),
    )
    valueOrThrow(await stores.members.remove(agent.id, ({ email }) => [agencyMail(email)], owner.actor))
    expect(valueOrThrow(await stores.sessions.find(token))).toBeNull()
    expect(valueOrThrow(await stores.members.ofAccount(agent.accountId))).toBeNull()
    expect(await rowOf(agent.id)).toMatchObject({ name: 'Nora Feld', removedAt: stores.time.now })
    const begun = await stores.sessions.begin({ memberId: agent.id, device: 'a test', proved: true }, agent.actor)
    expect(begun).toMatchObject({ ok: false, problem: { kind: 'not-found' } })
  })

  test('resetting two-step sign-in ends sessions, and its link sets it up anew for the same member', async () => {
    const [owner, agent] = [await stores.join('owner'), await stores.join('agent')]
    const { token } = valueOrThrow(
      await stores.sessions.begin({ memberId: agent.id, device: 'a test', proved: true }, agent.actor),
    )
    const link = { tokenHash: hashOf('reset'), expiresAt: stores.time.now + INVITATION_MS }
    valueOrThrow(await stores.members.resetTwoStep(agent.id, link, () => [], owner.actor))
    expect(valueOrThrow(await stores.sessions.find(token))).toBeNull()
    expect(valueOrThrow(await stores.accounts.members.standing(agent.email))).toBe('one-step')
    const person = await joinWith('reset', agent.email)
    const back = valueOrThrow(await stores.members.join(link, person, () => [], { requestId: null }))
    expect(back).toEqual({ id: agent.id, name: 'Nora Feld', role: 'agent' })
    expect((await acts())[0]).toBe('member.two-step-set-up')
  })

  test('an account that is deleted ends its membership, with an entry; the last owner’s isn’t deleted', async () => {
    const fresh = await openAgencyStores(engine)
    try {
      const [owner, agent] = [await fresh.join('owner'), await fresh.join('agent')]
      const visit = (email: string) => fresh.accounts.signIn(email, AGENCY_PASSWORD, 'a test')
      expect(valueOrThrow(await visit(owner.email))).toHaveProperty('challenge')
      const users = fresh.db.withTables<{ account_users: { id: string; two_factor: number } }>()
      await users.updateTable('account_users').set({ two_factor: 0 }).execute()
      const [first, second] = [valueOrThrow(await visit(owner.email)), valueOrThrow(await visit(agent.email))]
      if ('challenge' in first || 'challenge' in second) throw new Error('two-step sign-in is still on')
      expect(await fresh.accounts.remove(first.session, AGENCY_PASSWORD)).toMatchObject({
        problem: { kind: 'conflict' },
      })
      valueOrThrow(await fresh.accounts.remove(second.session, AGENCY_PASSWORD))
      const gone = valueOrThrow(await fresh.members.list()).find(({ id }) => id === agent.id)
      expect(gone).toMatchObject({ email: null, removedAt: fresh.time.now })
      const [entry] = valueOrThrow(await fresh.audit.read({}, { before: null, limit: 1 }))
      expect(entry).toMatchObject({ act: 'member.left', memberId: agent.id })
    } finally {
      await fresh.close()
    }
  })
})
