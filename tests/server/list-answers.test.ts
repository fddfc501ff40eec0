import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReceivedAnswers } from '#ports/browser/list-answers-gateway.ts'
import { join, openPersonalSite, PASSWORD, type Browser, type PersonalSite } from './personal-site.ts'

describe('answers on a shared list, over HTTP', () => {
  let site: PersonalSite
  beforeAll(async () => {
    site = await openPersonalSite()
  })
  afterAll(() => site.close())

  const LIKE = { name: 'Ben', mark: 'like', note: 'by the <b>lake</b>' }
  const share = async (owner: Browser) => {
    const { token } = (await (await owner.ask('POST', '/api/favorites/share', {})).json()) as { token: string }
    return `/api/shared/${token}/answers`
  }
  const received = async (owner: Browser) =>
    (await (await owner.ask('GET', '/api/favorites/answers')).json()) as ReceivedAnswers

  test('the first answer sets a cookie that scripts can’t read; the database has a hash that differs with each list', async () => {
    const [owner, other, guest] = [site.visitor(), site.visitor(), site.visitor()]
    const lists = [await share(owner), await share(other)]
    for (const list of lists) expect((await guest.ask('GET', list)).headers.getSetCookie()).toEqual([])
    for (const list of lists) expect((await guest.ask('PATCH', `${list}/1`, LIKE)).status).toBe(204)
    expect(guest.set[0]).toMatch(/^keystead-guest=[\w-]{22}; Max-Age=34128000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect([...guest.jar.keys()]).toEqual(['keystead-guest'])
    expect(guest.set[1]).toBe(guest.set[0])
    const token = guest.jar.get('keystead-guest')!
    const rows = await site.db.selectFrom('list_guests').selectAll().where('name', '=', 'Ben').execute()
    expect(new Set(rows.map((row) => row.guest_hash)).size).toBe(2)
    for (const secret of [token, createHash('sha256').update(token).digest('hex')])
      expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('a refused answer stores nothing and sets no cookie', async () => {
    const [owner, guest] = [site.visitor(), site.visitor()]
    const list = await share(owner)
    const refusals = [
      [`${list}/1`, { mark: 'like' }, 400],
      [`${list}/1`, { ...LIKE, mark: 'love' }, 400],
      [`${list}/1`, { ...LIKE, name: 'x'.repeat(41) }, 400],
      [`${list}/1`, { ...LIKE, note: 'x'.repeat(301) }, 400],
      [`${list}/1`, { ...LIKE, own: true }, 400],
      [`${list}/7`, LIKE, 404],
      [`${list}/x`, LIKE, 404],
      ['/api/shared/guessed/answers/1', LIKE, 404],
    ] as const
    for (const [path, body, status] of refusals) {
      const answer = await guest.ask('PATCH', path, body)
      expect([path, body, answer.status]).toEqual([path, body, status])
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect(await received(owner)).toEqual({ open: true, guests: [], upTo: 0 })
  })

  test('without the guest’s cookie nobody changes or withdraws their answers', async () => {
    const [owner, guest, stranger] = [site.visitor(), site.visitor(), site.visitor()]
    const list = await share(owner)
    await guest.ask('PATCH', `${list}/1`, LIKE)
    expect((await stranger.ask('DELETE', list)).status).toBe(204)
    expect((await stranger.ask('PATCH', `${list}/1`, { ...LIKE, mark: 'pass' })).status).toBe(400)
    stranger.jar.set('keystead-guest', 'AAAAAAAAAAAAAAAAAAAAAA')
    expect(await (await stranger.ask('GET', list)).json()).toEqual({ own: false, name: null, answers: [] })
    expect((await received(owner)).guests).toMatchObject([{ name: 'Ben', answers: [{ mark: 'like' }] }])
  })

  test.each([
    ['PATCH', '/1', LIKE],
    ['DELETE', '', undefined],
  ] as const)('%s answers%s is refused to other sites', async (method, rest, body) => {
    const list = await share(site.visitor())
    const answer = await site.visitor().ask(method, `${list}${rest}`, body, { 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
  })

  test('new guests are limited for each network, and answers for each list', async () => {
    const list = await share(site.visitor())
    const fromOne = []
    for (let guests = 0; guests < 21; guests++) {
      fromOne.push((await site.visitor('192.0.2.8').ask('PATCH', `${list}/7`, LIKE)).status)
    }
    expect(fromOne.indexOf(429)).toBe(20)
    const fromMany = []
    for (let answers = 20; answers < 601; answers++) {
      fromMany.push((await site.visitor().ask('PATCH', `${list}/7`, LIKE)).status)
    }
    expect(fromMany.indexOf(429)).toBe(580)
    const other = await share(site.visitor())
    expect((await site.visitor().ask('PATCH', `${other}/1`, LIKE)).status).toBe(204)
  })

  test('the export names guests and what they answered; the account’s deletion removes it', async () => {
    const [owner, guest] = [site.visitor(), site.visitor()]
    await join(owner)
    const list = await share(owner)
    await guest.ask('PATCH', `${list}/1`, LIKE)
    const { answers } = (await (await owner.ask('GET', '/api/account/export')).json()) as { answers: unknown }
    expect(answers).toEqual([
      { guest: 'Ben', listingId: 1, title: expect.any(String), mark: 'like', note: 'by the <b>lake</b>' },
    ])
    const { id } = (await received(owner)).guests[0]!
    const rows = async () => [
      await site.db.selectFrom('list_guests').select('id').where('id', '=', id).execute(),
      await site.db.selectFrom('list_answers').select('guest_id').where('guest_id', '=', id).execute(),
    ]
    expect((await rows()).map((some) => some.length)).toEqual([1, 1])
    expect((await owner.ask('POST', '/api/account/deletion', { password: PASSWORD })).status).toBe(204)
    expect(await rows()).toEqual([[], []])
    expect((await guest.ask('GET', list)).status).toBe(404)
  })

  test('a list that signing in makes the account’s keeps its guests', async () => {
    const [owner, guest] = [site.visitor(), site.visitor()]
    const list = await share(owner)
    await guest.ask('PATCH', `${list}/1`, LIKE)
    await join(owner)
    expect((await received(owner)).guests).toMatchObject([{ name: 'Ben' }])
    expect((await guest.ask('PATCH', `${list}/3`, LIKE)).status).toBe(204)
  })

  test('a guest’s answer doesn’t prolong how long the owner’s things are kept', async () => {
    const [owner, guest] = [site.visitor(), site.visitor()]
    const list = await share(owner)
    const own = createHash('sha256').update(owner.jar.get('keystead-visitor')!).digest('hex')
    const rows = site.db.updateTable('owners').set({ changed_on: '2026-01-01' }).where('visitor_hash', '=', own)
    await rows.execute()
    await guest.ask('PATCH', `${list}/1`, LIKE)
    await owner.ask('PUT', '/api/favorites/answers/seen', { upTo: (await received(owner)).upTo })
    const row = await site.db.selectFrom('owners').selectAll().where('visitor_hash', '=', own).executeTakeFirst()
    expect(row).toMatchObject({ changed_on: '2026-01-01', answers_seen: 1 })
  })
})
