import { useSyncExternalStore } from 'react'
import { newJerseyDay } from '#domain/day.ts'

const neverChanges = () => () => {}

/** Today's ISO date (yyyy-mm-dd) in New Jersey. */
export const today = (): string => newJerseyDay(new Date())

/** The day a page was rendered, as its root says: until it has come to life, it shows what the server wrote on that day. */
const renderedDay = (): string =>
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset['day']) ?? today()

/** The same in a component. A page that was kept over midnight comes up to date when its script runs. */
export const useToday = (): string => useSyncExternalStore(neverChanges, today, renderedDay)
