import { twelveHour, twoDigits } from '../clock-time.ts'
import { formatShortDay, formatShortMonthDay, formatShortWeekday } from '../day-text.ts'
import { daysBetween } from '../day.ts'
import { formatDollars } from '../money/money.ts'
import { newJerseyClock } from '../new-jersey-time.ts'
import { daysOnMarket } from './days-on-market.ts'
import type { ListingSummary } from './listing.ts'
import { openHouseDay, upcomingOpenHouses, type OpenHouse } from './open-house.ts'

/** What is new about a home, and when, in words: 'New' and 'Nov 18', 'Open house' and 'Sun 1–3'. */
export interface HomeNews {
  kind: 'open-house' | 'reduced' | 'new' | 'available'
  text: string
  when: string
}

/** The facts that news are made of. */
export type NewsFacts = Pick<ListingSummary, 'listedOn' | 'priceReduction' | 'openHouses' | 'market' | 'availableOn'>

/** A home is new for this many days after the one it came on the market. */
const NEW_DAYS = 7

/** The one thing that a card says beside the price, the first of several; null for nothing new. `today`: ISO date. */
export const homeNews = (home: NewsFacts, today: string): HomeNews | null =>
  openHouse(home, today) ?? reduced(home, today) ?? fresh(home, today) ?? available(home, today)

/** An open house further ahead is no news yet, days. */
const SOON_DAYS = 14

function openHouse({ openHouses }: NewsFacts, today: string): HomeNews | null {
  const [next] = upcomingOpenHouses(openHouses, today)
  const ahead = next ? daysBetween(today, openHouseDay(next)) : Infinity
  return ahead < SOON_DAYS ? { kind: 'open-house', text: 'Open house', when: openHouseTime(next!, ahead) } : null
}

/** 'Sun 1–3' within a week, 'today 1–3', 'Dec 6' later; `ahead` in days. */
function openHouseTime(one: OpenHouse, ahead: number): string {
  const day = openHouseDay(one)
  if (ahead >= 7) return formatShortMonthDay(day)
  return `${ahead === 0 ? 'today' : formatShortWeekday(day)} ${clockText(one.startsAt)}–${clockText(one.endsAt)}`
}

/** '1', '11:30'. */
function clockText(time: string): string {
  const { hour, minute } = newJerseyClock(new Date(time))
  return minute === 0 ? `${twelveHour(hour)}` : `${twelveHour(hour)}:${twoDigits(minute)}`
}

function reduced({ priceReduction }: NewsFacts, today: string): HomeNews | null {
  if (priceReduction === null) return null
  const { amount, on } = priceReduction
  return { kind: 'reduced', text: `Reduced ${formatDollars(amount)}`, when: newsDay(on, today) }
}

function available({ market, availableOn }: NewsFacts, today: string): HomeNews | null {
  if (market !== 'rent' || availableOn === null) return null
  return { kind: 'available', text: 'Available', when: availableOn <= today ? 'now' : formatShortMonthDay(availableOn) }
}

const fresh = ({ listedOn }: NewsFacts, today: string): HomeNews | null =>
  daysOnMarket(listedOn, today) <= NEW_DAYS ? { kind: 'new', text: 'New', when: newsDay(listedOn, today) } : null

/** The day of news, 'Oct 12'; with the year where that is another one. */
const newsDay = (on: string, today: string): string =>
  on.slice(0, 4) === today.slice(0, 4) ? formatShortMonthDay(on) : formatShortDay(on)
