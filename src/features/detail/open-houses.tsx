import { CalendarPlus } from 'lucide'
import type { Listing } from '#domain/listing/listing.ts'
import { openHouseCalendar } from '#domain/listing/open-house-calendar.ts'
import { openHouseDayText, openHouseHours } from '#domain/listing/open-house-text.ts'
import { upcomingOpenHouses, type OpenHouse } from '#domain/listing/open-house.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { shownAddress } from './listing-place.ts'
import { OPEN_HOUSE } from './texts/place-texts.ts'

const MAX_FURTHER = 3

interface OpenHousesProps {
  listing: Listing
  /** Scheme and host of the site; empty if unknown. */
  origin: string
}

/** When anyone may look at the home: the next time as the heading, those after it below. Nothing where none is known. */
export function OpenHouses({ listing, origin }: OpenHousesProps) {
  const { name } = useAgency()
  const [next, ...further] = upcomingOpenHouses(listing.openHouses, useToday())
  if (!next) return null
  return (
    <div id="open-houses" className="rounded-lg border border-line bg-surface p-5 print:hidden">
      <p className="eyebrow">{OPEN_HOUSE.topic}</p>
      <h2 className="mt-1 font-semibold">{whenText(next)}</h2>
      <p className="mt-1 text-sm text-ink-soft">{next.byAppointment ? OPEN_HOUSE.byAppointment : OPEN_HOUSE.open}</p>
      {next.remarks && <p className="mt-2 max-w-[68ch]">{next.remarks}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <a
          {...calendarFile(next, listing, { origin, name })}
          className={buttonClass('secondary', 'medium', 'max-sm:w-full')}
        >
          <Icon of={CalendarPlus} size={18} strokeWidth={1.75} />
          {OPEN_HOUSE.calendar}
        </a>
        <a
          href="#request-information"
          onClick={askForTour}
          className={buttonClass('secondary', 'medium', 'max-sm:w-full')}
        >
          {OPEN_HOUSE.another}
        </a>
      </div>
      {further.length > 0 && <Further times={further.slice(0, MAX_FURTHER)} listing={listing} origin={origin} />}
    </div>
  )
}

const whenText = (one: OpenHouse): string => `${openHouseDayText(one)}, ${openHouseHours(one)}`

function Further({ times, listing, origin }: OpenHousesProps & { times: readonly OpenHouse[] }) {
  const { name } = useAgency()
  return (
    <ul className="mt-5 border-t border-line">
      {times.map((one) => (
        <li
          key={one.startsAt}
          className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-1.5"
        >
          <span>{whenText(one)}</span>
          <a
            {...calendarFile(one, listing, { origin, name })}
            aria-label={OPEN_HOUSE.calendarOf(whenText(one))}
            className="link inline-flex min-h-11 items-center text-sm md:min-h-8"
          >
            {OPEN_HOUSE.calendar}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A link that holds the file itself: it works in both editions, without scripts, and without a connection. */
function calendarFile(
  one: OpenHouse,
  listing: Listing,
  { origin, name }: { origin: string; name: string },
): { href: string; download: string } {
  const { id: listingId, title, updatedAt } = listing
  const url = origin && `${origin}/listings/${listingId}`
  const text = openHouseCalendar(one, {
    publisher: name,
    listingId,
    title,
    updatedAt,
    url,
    address: shownAddress(listing),
  })
  const day = one.startsAt.slice(0, 10)
  return { href: `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`, download: `open-house-${day}.ics` }
}

/** Opens the tour in the form, where the link leads. */
function askForTour(): void {
  const tour = document.querySelector('form[aria-labelledby=request-information] details')
  if (!(tour instanceof HTMLDetailsElement)) return
  tour.open = true
  // After the jump to the heading, which takes the focus off.
  requestAnimationFrame(() => tour.querySelector('summary')?.focus({ preventScroll: true }))
}
