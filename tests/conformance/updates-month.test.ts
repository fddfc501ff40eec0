import { describe, expect, test } from 'vitest'
import type { Mail } from '#domain/mail/mail.ts'
import { onEngines } from './database-engines.ts'
import { replaceAll } from './database-harness.ts'
import { openTestDatabase } from './test-databases.ts'
import { isLike, UpdatesModel } from './updates-model.ts'
import { dice, MONTH_BEGINS, MonthMarket, monthPeople, monthRound, storePeople, type Kill } from './updates-month.ts'

const [HOUR, DAYS, STEP_HOURS] = [3_600_000, 30, 3]
const SIZE = {
  people: 25,
  homes: 40,
  counties: ['Bergen', 'Essex', 'Morris'],
  prices: 20,
  searchPrices: 100,
  rarity: 60,
  arrivals: 1,
} as const
const KILLS: readonly Kill[] = ['before', 'after', 'between']

onEngines((engine) => {
  describe(`a month of updates on ${engine}`, () => {
    test(
      'H-04 every line of every email comes exactly once, also where the process is killed',
      { timeout: 180_000 },
      async () => {
        const { database, remove } = await openTestDatabase(engine)
        const roll = dice(20_261_019)
        const market = new MonthMarket(SIZE, roll)
        await replaceAll(database, [...market.homes.values()])
        const people = monthPeople(SIZE, roll)
        await storePeople(database, people)
        const model = new UpdatesModel(people, market.homes.values(), MONTH_BEGINS)
        let sent = 0
        const mailed = async () => {
          const all = await database.db
            .selectFrom('outbox_mails')
            .select(['contents', 'recipient'])
            .orderBy('created_at')
            .execute()
          const fresh = all.slice(sent)
          sent = all.length
          return new Map(fresh.map((row) => [row.recipient, (JSON.parse(row.contents!) as Mail).text.split('\n')]))
        }
        let [mails, kills] = [0, 0]
        for (let round = 0; round < (DAYS * 24) / STEP_HOURS; round++) {
          const now = MONTH_BEGINS + round * STEP_HOURS * HOUR
          if (round > 0) {
            const { changed, removed } = market.change(now)
            await replaceAll(database, [...market.homes.values()])
            model.notice(changed, removed, now)
          }
          const kill = round > 0 && roll(6) === 0 ? KILLS[roll(KILLS.length)]! : null
          const parts = {
            database,
            now,
            round,
            isLike: (one: Home, other: Home) => one.id !== other.id && isLike(one, other),
          }
          const upTo = await monthRound({ ...parts, kill })
          if (upTo !== undefined) kills++
          const told = upTo === null ? new Map<string, string[]>() : model.tell(now, upTo)
          expect(await mailed(), `round ${round}, ${new Date(now).toISOString()}`).toEqual(told)
          mails += told.size
        }
        await remove()
        expect(mails).toBeGreaterThan(300)
        expect(kills).toBeGreaterThan(10)
      },
    )
  })
})

type Home = Parameters<typeof isLike>[0] & { id: number }
