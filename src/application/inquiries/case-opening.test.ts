import { expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { fail, ok, unavailable } from '#domain/result.ts'
import type { ListedMember } from '#ports/server/agency-members.ts'
import { sourceOf } from '../../../tests/second-agency.ts'
import { assignableMembers, caseOpening } from './case-opening.ts'

// A Tuesday, 11 AM in New Jersey; the sample agency closes at 6 PM.
const MORNING = new Date('2026-11-24T16:00:00Z')
const NORA = { name: 'Nora Feld', address: 'nora@example.com' }
const listed = (change: Partial<ListedMember>): ListedMember => ({
  id: 'nora',
  name: 'Nora Feld',
  role: 'agent',
  email: 'nora@example.com',
  twoStep: true,
  sessions: 0,
  usedAt: null,
  removedAt: null,
  version: 1,
  ...change,
})
const opening = (members: ListedMember[]) =>
  caseOpening(sourceOf(SAMPLE_AGENCY), assignableMembers({ list: async () => ok(members) }))

test('an inquiry is given to whom the rules name, and due after four office hours', async () => {
  expect(await opening([listed({})])(NORA, MORNING)).toEqual(
    ok({ assigneeId: 'nora', dueAt: new Date('2026-11-24T20:00:00Z') }),
  )
})

test('nobody who was removed, or only reads, is given one', async () => {
  for (const change of [{ removedAt: 7 }, { role: 'assistant' as const }])
    expect(await opening([listed(change)])(NORA, MORNING)).toMatchObject({ value: { assigneeId: null } })
})

test('where the members can’t be read, nothing is opened; where nobody is named they aren’t asked for', async () => {
  const failing = caseOpening(sourceOf(SAMPLE_AGENCY), async () => fail(unavailable('Down')))
  expect(await failing(NORA, MORNING)).toEqual(fail(unavailable('Down')))
  expect(await failing(null, MORNING)).toMatchObject({ value: { assigneeId: null } })
})
