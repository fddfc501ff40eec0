import { expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import type { UpdateRequests } from '#ports/server/update-requests.ts'
import { createUpdateDesk } from './update-desk.ts'

test('H-04 only what has the form of a link’s token is looked up, by its hash', async () => {
  const asked: string[] = []
  const look = async (id: string) => (asked.push(id), ok(null))
  const requests: UpdateRequests = { add: async () => ok(undefined), find: look, confirm: look }
  const agency = {
    current: () => {
      throw new Error('no')
    },
  }
  const clock = { now: () => new Date() }
  const desk = createUpdateDesk({ requests, agency, siteAddress: 'https://homes.test', clock })
  for (const token of ['', 'x', 'a'.repeat(23), 'a'.repeat(25), `${'a'.repeat(23)}.`, `${'a'.repeat(24)}\n`])
    expect([await desk.find(token), await desk.confirm(token)]).toEqual([ok(null), ok(null)])
  expect(asked).toEqual([])
  const token = 'AZaz09-_'.repeat(3)
  await desk.find(token)
  await desk.confirm(token)
  expect(asked).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), asked[0]])
})
