import type { RetentionRule } from '#ports/server/retention.ts'
import type { Database } from '../database.ts'

const DAY = 24 * 60 * 60_000
/** Far longer than the longest wait for an email, which is a week. */
const NEWS_DAYS = 60
/** A home that is listed again after longer is new. */
const AWAY_DAYS = 365

/** Deletes news after 60 days, and homes off the site for a year. The newest news stays: its number is the next one's base. */
export const newsRetention = ({ db }: Pick<Database, 'db'>): RetentionRule => ({
  name: 'news of homes',
  removeOld: async (now) => {
    const since = (days: number) => now.getTime() - days * DAY
    const news = db
      .deleteFrom('home_news')
      .where('noticed_at', '<', since(NEWS_DAYS))
      .where('id', '<', (row) => row.selectFrom('home_news').select((last) => last.fn.max('id').as('id')))
    const homes = db.deleteFrom('known_homes').where('status', '=', 'unlisted').where('seen_at', '<', since(AWAY_DAYS))
    return Number((await news.executeTakeFirst()).numDeletedRows + (await homes.executeTakeFirst()).numDeletedRows)
  },
})
