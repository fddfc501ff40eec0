import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAuditEntry } from '#adapters/database/agency/audit-entries.ts'
import { valueOrThrow } from '#domain/result.ts'
import { SERVER_ACTOR } from '#ports/server/agency-audit.ts'
import { openAgencyStores, type AgencyStores } from './agency-stores.ts'
import { describeOnEngines } from './database-engines.ts'

const DAY = 24 * 60 * 60_000
const NORA = { memberId: 'nora', name: 'Nora Feld', requestId: 'r-1' }

describeOnEngines('the audit log, on %s', (engine) => {
  let stores: AgencyStores
  beforeAll(async () => {
    stores = await openAgencyStores(engine, '2026-11-24T15:00:00Z')
  })
  afterAll(() => stores.close())

  const read = async (filter = {}, before: number | null = null, limit = 50) =>
    valueOrThrow(await stores.audit.read(filter, { before, limit }))
  const note = async (about: string, actor = NORA) =>
    valueOrThrow(await stores.audit.note({ act: 'permission.refused', about, details: { act: 'people.read' } }, actor))

  test('entries are read from the newest on, page by page, by person, act, and days in New Jersey', async () => {
    await note('route one')
    stores.time.now += DAY
    await note('route two', SERVER_ACTOR as typeof NORA)
    await note('route three')
    expect((await read()).map(({ about }) => about)).toEqual(['route three', 'route two', 'route one'])
    const [newest] = await read({}, null, 1)
    expect(newest).toMatchObject({ memberName: 'Nora Feld', details: { act: 'people.read' }, requestId: 'r-1' })
    expect((await read({}, newest!.number, 1)).map(({ about }) => about)).toEqual(['route two'])
    expect((await read({ memberId: 'nora' })).map(({ about }) => about)).toEqual(['route three', 'route one'])
    expect(await read({ act: 'audit.exported' })).toEqual([])
    expect((await read({ from: '2026-11-25' })).map(({ about }) => about)).toEqual(['route three', 'route two'])
    expect((await read({ to: '2026-11-24' })).map(({ about }) => about)).toEqual(['route one'])
    expect(valueOrThrow(await stores.audit.after(0, 2)).map(({ about }) => about)).toEqual(['route one', 'route two'])
  })

  test('nothing can be changed or deleted', async () => {
    const [entry] = await read()
    const refused = /only added to/
    await expect(stores.db.updateTable('agency_audit').set({ about: 'nothing' }).execute()).rejects.toThrow(refused)
    await expect(stores.db.deleteFrom('agency_audit').execute()).rejects.toThrow(refused)
    // SQLite has no TRUNCATE.
    await expect(sql`TRUNCATE agency_audit`.execute(stores.db)).rejects.toThrow(/only added to|syntax error/)
    expect((await read())[0]).toEqual(entry)
  })

  test('an entry is there with its act or not at all', async () => {
    const before = await read()
    const failing = stores.db.transaction().execute(async (transaction) => {
      await addAuditEntry(transaction, { act: 'member.removed', about: 'member 1' }, NORA, new Date(stores.time.now))
      throw new Error('the act fails')
    })
    await expect(failing).rejects.toThrow('the act fails')
    expect(await read()).toEqual(before)
  })

  test('each day that is over is sealed once, and a change shows', async () => {
    const sealed = valueOrThrow(await stores.audit.sealDays())
    expect(sealed.map(({ day, entries }) => [day, entries])).toEqual([['2026-11-24', 1]])
    stores.time.now += 2 * DAY
    expect(valueOrThrow(await stores.audit.sealDays()).map(({ day }) => day)).toEqual(['2026-11-25'])
    expect(valueOrThrow(await stores.audit.sealDays())).toEqual([])
    expect(valueOrThrow(await stores.audit.check())).toEqual([])
    const seals = valueOrThrow(await stores.audit.seals())
    expect(new Set(seals.map(({ hash }) => hash)).size).toBe(2)
    const rewritten = stores.db.updateTable('agency_audit_seals').set({ hash: 'ab' }).where('day', '=', '2026-11-24')
    await rewritten.execute()
    expect(valueOrThrow(await stores.audit.check())).toEqual([
      '2026-11-24: the entries don’t match their seal',
      '2026-11-25: the entries don’t match their seal',
    ])
  })
})
