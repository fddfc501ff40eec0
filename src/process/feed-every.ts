import * as v from 'valibot'

const EVERY = 'a number of minutes or hours from 1m to 12h, like 15m'
const MINUTE = 60_000
const MS: Record<string, number> = { m: MINUTE, h: 60 * MINUTE }

/** How often the server reads the feeds, ms. At most 12 hours: IDX rules of the NAR ask for a refresh at least that often. */
export const FEED_EVERY_VARIABLE = {
  FEED_EVERY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}[mh]$/, EVERY),
      v.transform((text) => Number(text.slice(0, -1)) * MS[text.at(-1)!]!),
      v.minValue(MINUTE, EVERY),
      v.maxValue(12 * 60 * MINUTE, EVERY),
    ),
  ),
}
