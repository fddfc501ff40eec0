import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { httpFavoritesGateway } from '#adapters/api-client/favorites-gateway.ts'
import { httpListAnswersGateway } from '#adapters/api-client/list-answers-gateway.ts'
import { noListAnswers } from '#adapters/sample/list-answers-gateway.ts'
import { onEngines } from './database-engines.ts'
import { listAnswersConformance, type Answerer } from './list-answers-gateway.ts'
import { keepingHarness, waysTo } from './saved-items-harness.ts'

const newGuest = () => createHash('sha256').update(randomUUID()).digest('hex')

const WAYS = waysTo<Answerer>(
  ({ savedItems }, owner) => ({
    favorites: savedItems.favorites(owner),
    answers: savedItems.listAnswers(owner, newGuest()),
  }),
  ({ send }) => ({ favorites: httpFavoritesGateway(send), answers: httpListAnswersGateway(send) }),
)

onEngines((engine) => {
  for (const way of WAYS) {
    listAnswersConformance(`${way.name} on ${engine}`, async () => {
      const { site, ...harness } = await keepingHarness(engine, way)
      return {
        ...harness,
        async storedRows() {
          const [guests, answers] = [
            await site.db.selectFrom('list_guests').selectAll().execute(),
            await site.db.selectFrom('list_answers').selectAll().execute(),
          ]
          return guests.length + answers.length
        },
      }
    })
  }
})

describe('answers on shared lists: in the sample edition', () => {
  test('nobody has a link, and nothing is received', async () => {
    const answers = noListAnswers()
    expect(await answers.received()).toMatchObject({ ok: true, value: { open: false, guests: [] } })
    expect(await answers.given('x')).toMatchObject({ ok: false, problem: { kind: 'not-found' } })
    expect(await answers.give('x', 1, { name: 'Ben' })).toMatchObject({ ok: false, problem: { kind: 'not-found' } })
  })
})
