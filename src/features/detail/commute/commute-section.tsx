import { Suspense, useState, type ReactNode } from 'react'
import { noStationText } from '#domain/commute/commute-text.ts'
import { doorToWork, doorToWorkParts } from '#domain/commute/door-to-work.ts'
import { NEAR_MILES, PARKING_MINUTES } from '#domain/commute/near-stations.ts'
import { datedTimetable, oldParts } from '#domain/commute/timetable-name.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { workPlaceName } from '#domain/commute/work-place.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { useKeepWorkPlace } from '#features/numbers/use-keep-work-place.ts'
import { useOwnNumbers } from '#features/numbers/use-own-numbers.ts'
import { WorkPlaceSelect } from '#features/numbers/work-place-select.tsx'
import type { LoadOwnNumbers } from '#ports/browser/own-numbers.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { commuteHome } from '#ui/listing/commute-home.ts'
import { forgetTimetable, useTimetable, useTimetableOnceLoaded } from '#ui/listing/use-timetable.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { useWorkPlace } from '#ui/listing/work-place.ts'
import { Field } from '#ui/primitives/field.tsx'
import { CostSection } from '../costs/cost-section.tsx'
import { NOT_PROVIDED } from '../not-provided.ts'
import { CommuteTable } from './commute-table.tsx'
import { nearestText, unknownNearestText } from './commute-words.ts'
import { DeparturesStrip } from './departures-strip.tsx'
import { shownCommutes } from './work-places.ts'

const SECTION = { id: 'getting-to-work', topic: 'Getting to work' } as const

interface CommuteSectionProps {
  listing: Listing
  loadNumbers: LoadOwnNumbers
  /** Stands at its end. */
  foot?: ReactNode
}

/** The way to work by train: the stations around the home and the minutes from there. */
export function CommuteSection(props: CommuteSectionProps) {
  const [, tryAgain] = useState(0)
  const retry = () => {
    forgetTimetable()
    tryAgain((times) => times + 1)
  }
  return (
    <Suspense fallback={<section id={SECTION.id} aria-busy="true" className="min-h-[36rem]" />}>
      <LoadedSection {...props} onRetry={retry} />
    </Suspense>
  )
}

function LoadedSection({ listing, loadNumbers, foot, onRetry }: CommuteSectionProps & { onRetry: () => void }) {
  const timetable = useTimetable()
  const { id: asked } = useWorkPlace()
  if (!timetable) return <NotLoaded onRetry={onRetry} />
  const { near, county } = commuteHome(listing, timetable)
  if (near === null) {
    const why = listing.addressHidden
      ? 'The seller doesn’t show where the home is.'
      : 'No timetable for its surroundings is at hand.'
    return (
      <CostSection {...SECTION} heading={NOT_PROVIDED} lead={why}>
        {foot}
      </CostSection>
    )
  }
  if (near.length === 0)
    return (
      <CostSection
        {...SECTION}
        heading={noStationText(county, timetable)}
        lead={`Only stations within ${NEAR_MILES} miles in a straight line count.`}
      >
        {foot}
      </CostSection>
    )
  const shown = shownCommutes(near, asked, timetable)
  const [best] = shown.commutes
  const select = <PlaceField value={asked} loadNumbers={loadNumbers} />
  if (!best)
    return (
      <CostSection
        {...SECTION}
        heading={`Minutes to ${workPlaceName(shown.place, timetable)}: not known`}
        lead={nearestText(near[0]!, timetable)}
      >
        {select}
        {foot}
      </CostSection>
    )
  const nearestUnknown = unknownNearestText(near, shown.place, timetable)
  return (
    <CostSection
      {...SECTION}
      heading={doorToWork(best, shown.place, timetable)}
      lead={`${doorToWorkParts(best, timetable)}.`}
    >
      {select}
      <CommuteTable {...shown} timetable={timetable} />
      {nearestUnknown && <p className="cost-note mt-3">{nearestUnknown}</p>}
      <DeparturesStrip {...best} place={shown.place} timetable={timetable} />
      <TimetableNote timetable={timetable} />
      {foot}
    </CostSection>
  )
}

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <CostSection {...SECTION} heading="The way to work">
    <FailedPart title="The timetable could not be loaded" onRetry={onRetry} className="mt-4" />
  </CostSection>
)

interface PlaceFieldProps extends Pick<CommuteSectionProps, 'loadNumbers'> {
  value: string | null
}

function PlaceField({ value, loadNumbers }: PlaceFieldProps) {
  // The stations come with the browser: their names would be a tenth of the page.
  const timetable = useTimetableOnceLoaded()
  const store = useOwnNumbers(loadNumbers)
  const keep = useKeepWorkPlace(store)
  const [refused, setRefused] = useState('')
  return (
    <div className="commute-place print:hidden">
      <Field label="Where do you work?">
        {(control) => (
          <WorkPlaceSelect
            {...control}
            timetable={timetable}
            value={value}
            onChange={(place) => setRefused(keep(place))}
          />
        )}
      </Field>
      <output className="text-sm text-ink-soft empty:hidden">{refused}</output>
    </div>
  )
}

const TimetableNote = ({ timetable }: { timetable: Timetable }) => {
  const today = useToday()
  return (
    <p className="cost-note mt-3">
      Weekday trains that arrive between 6 and 10 a.m.; trains an hour from 7 to 9; {datedTimetable(timetable, today)}:
      scheduled, not promised, and without fares. Minutes by car are estimated: the drive, and {PARKING_MINUTES} to park
      and walk to the platform. Walks are the straight line times 1.3 at 80 meters a minute: streets may differ.{' '}
      {oldParts(timetable, today).join(' ')}
    </p>
  )
}
