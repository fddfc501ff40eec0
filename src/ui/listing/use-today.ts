import { useSyncExternalStore } from 'react'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'

const neverChanges = () => () => {}

/** The day a page was rendered, as its root says: until it has come to life, it shows what the server wrote on that day. */
const renderedDay = (): string =>
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset['day']) ?? todayInNewJersey()

/** Today's ISO date (yyyy-mm-dd) in New Jersey. A page that was kept over midnight comes up to date when its script runs. */
export const useToday = (): string => useSyncExternalStore(neverChanges, todayInNewJersey, renderedDay)
