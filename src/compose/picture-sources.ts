import type { PictureSources } from '#ports/server/picture-rule.ts'
import type { Config } from '#process/config.ts'

/** Requests a second to a host that says nothing of a limit. */
const PER_SECOND = 10

/** What holds for the pictures of each feed. */
export function pictureSources({ pictures }: Pick<Config, 'pictures'>): PictureSources {
  const everyFeed = { rule: pictures.rule, userAgent: null, perSecond: PER_SECOND }
  return () => everyFeed
}
