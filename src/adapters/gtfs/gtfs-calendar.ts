import { daysAfter, daysBefore, isDay, weekdayOf } from '#domain/day.ts'
import { TransitFeedError } from '#ports/server/transit-feed.ts'
import { readTable } from './gtfs-table.ts'
import type { ZipArchive } from './zip-archive.ts'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const [CALENDAR, EXCEPTIONS] = ['calendar.txt', 'calendar_dates.txt']
/** Some feeds claim to hold for a century: days are looked at for so long before and after today. */
const WINDOW = 550

interface Period {
  start: string
  end: string
  /** By weekday, Sunday first. */
  runs: readonly boolean[]
}

/** On which days the trips of a service run. */
export interface ServiceCalendar {
  runsOn: (service: string, day: string) => boolean
  /** First and last ISO date with service. */
  first: string
  last: string
}

/**
 * calendar.txt and calendar_dates.txt: at least one of them is there (GTFS reference).
 *
 * @param today ISO date.
 * @throws TransitFeedError if both are missing or no service runs on any day.
 */
export async function readCalendar(zip: ZipArchive, today: string): Promise<ServiceCalendar> {
  if (!zip.has(CALENDAR) && !zip.has(EXCEPTIONS)) {
    throw new TransitFeedError(`${zip.name} has neither calendar.txt nor calendar_dates.txt`)
  }
  const periods = zip.has(CALENDAR) ? await readPeriods(zip) : new Map<string, Period>()
  const exceptions = zip.has(EXCEPTIONS) ? await readExceptions(zip) : new Map<string, boolean>()
  const runsOn = (service: string, day: string): boolean =>
    exceptions.get(`${service} ${day}`) ?? runsIn(periods.get(service), day)
  const services = new Set([...periods.keys(), ...[...exceptions.keys()].map((key) => key.slice(0, -11))])
  const days = allDays(periods, exceptions, today).filter((day) =>
    [...services].some((service) => runsOn(service, day)),
  )
  if (days.length === 0) throw new TransitFeedError(`No service of ${zip.name} runs on any day`)
  return { runsOn, first: days[0]!, last: days.at(-1)! }
}

const runsIn = (period: Period | undefined, day: string): boolean =>
  period !== undefined && day >= period.start && day <= period.end && period.runs[weekdayOf(day)]!

/** '20260922' as an ISO date. @throws TransitFeedError for anything else. */
function isoDay(text: string, title: string): string {
  const day = text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  if (!isDay(day)) {
    throw new TransitFeedError(`${title} has "${text}" where a date like 20260922 belongs`)
  }
  return day
}

async function readPeriods(zip: ZipArchive): Promise<Map<string, Period>> {
  const periods = new Map<string, Period>()
  for await (const cell of readTable(zip, CALENDAR, ['service_id', ...WEEKDAYS, 'start_date', 'end_date'])) {
    periods.set(cell('service_id'), {
      start: isoDay(cell('start_date'), `${CALENDAR} in ${zip.name}`),
      end: isoDay(cell('end_date'), `${CALENDAR} in ${zip.name}`),
      runs: WEEKDAYS.map((weekday) => cell(weekday) === '1'),
    })
  }
  return periods
}

/** By service and day whether it runs, against its period: exception_type 1 adds, 2 removes. */
async function readExceptions(zip: ZipArchive): Promise<Map<string, boolean>> {
  const exceptions = new Map<string, boolean>()
  for await (const cell of readTable(zip, EXCEPTIONS, ['service_id', 'date', 'exception_type'])) {
    const day = isoDay(cell('date'), `${EXCEPTIONS} in ${zip.name}`)
    exceptions.set(`${cell('service_id')} ${day}`, cell('exception_type') === '1')
  }
  return exceptions
}

function allDays(
  periods: ReadonlyMap<string, Period>,
  exceptions: ReadonlyMap<string, boolean>,
  today: string,
): string[] {
  const ends = [
    ...[...periods.values()].flatMap(({ start, end }) => [start, end]),
    ...[...exceptions].flatMap(([key, runs]) => (runs ? [key.slice(-10)] : [])),
  ].toSorted()
  const [first, end] = [ends[0], ends.at(-1)]
  if (first === undefined || end === undefined) return []
  const last = [end, daysAfter(first > today ? first : today, WINDOW)].toSorted()[0]!
  const days: string[] = []
  for (let day = last; day >= first && days.length < 2 * WINDOW; day = daysBefore(day, 1)) days.unshift(day)
  return days
}
