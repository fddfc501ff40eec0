import { Suspense, useState } from 'react'
import { noStationText } from '#domain/commute/commute-text.ts'
import { NEAR_MILES } from '#domain/commute/near-stations.ts'
import { datedTimetable, oldParts } from '#domain/commute/timetable-name.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { workPlaceName } from '#domain/commute/work-place.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { useKeepWorkPlace } from '#features/numbers/use-keep-work-place.ts'
import { useOwnNumbers } from '#features/numbers/use-own-numbers.ts'
import { WorkPlaceSelect } from '#features/numbers/work-place-select.tsx'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { commuteHome } from '#ui/listing/commute-home.ts'
import { forgetTimetable, useTimetable, useTimetableOnceLoaded } from '#ui/listing/use-timetable.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { useWorkPlace } from '#ui/listing/work-place.ts'
import { Field } from '#ui/primitives/field.tsx'
import { NOT_PROVIDED } from '../not-provided.ts'
import { COMMUTE } from '../texts/place-texts.ts'
import { TopicSection } from '../topic-section.tsx'
import { CommuteTable } from './commute-table.tsx'
import { DeparturesFold } from './departures-fold.tsx'
import { nearestText, unknownNearestText } from './nearest-station.ts'
import { shownCommutes } from './work-places.ts'

const SECTION = { id: 'getting-to-work', topic: COMMUTE.topic } as const

interface CommuteSectionProps {
  listing: Listing
  loadNumbers: LoadToldStore
}

/** Getting to work by train: the stations around the home and the minutes from there. */
export function CommuteSection(props: CommuteSectionProps) {
  const [, tryAgain] = useState(0)
  const retry = () => {
    forgetTimetable()
    tryAgain((times) => times + 1)
  }
  return (
    <Suspense fallback={<section id={SECTION.id} aria-busy="true" className="min-h-[24rem]" />}>
      <LoadedSection {...props} onRetry={retry} />
    </Suspense>
  )
}

function LoadedSection({ listing, loadNumbers, onRetry }: CommuteSectionProps & { onRetry: () => void }) {
  const timetable = useTimetable()
  const { id: asked } = useWorkPlace()
  if (!timetable) return <NotLoaded onRetry={onRetry} />
  const { near, county } = commuteHome(listing, timetable)
  if (near === null)
    return (
      <TopicSection
        {...SECTION}
        heading={NOT_PROVIDED}
        lead={listing.addressHidden ? COMMUTE.hidden : COMMUTE.noTimetable}
      />
    )
  if (near.length === 0)
    return <TopicSection {...SECTION} heading={noStationText(county, timetable)} lead={COMMUTE.inReach(NEAR_MILES)} />
  const { place, commutes } = shownCommutes(near, asked, timetable)
  const [best] = commutes
  const placeName = workPlaceName(place, timetable) ?? place
  const select = <PlaceField value={asked} loadNumbers={loadNumbers} />
  if (!best)
    return (
      <TopicSection {...SECTION} heading={COMMUTE.timesUnknown(placeName)} lead={nearestText(near[0]!, timetable)}>
        {select}
      </TopicSection>
    )
  const nearestUnknown = unknownNearestText(near, place, timetable)
  return (
    <TopicSection {...SECTION} heading={COMMUTE.heading(best.minutes, placeName)}>
      {select}
      <CommuteTable commutes={commutes} timetable={timetable} />
      {nearestUnknown && <p className="cost-note mt-3">{nearestUnknown}</p>}
      <DeparturesFold {...best} place={place} timetable={timetable} />
      <TimetableNote timetable={timetable} />
    </TopicSection>
  )
}

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <TopicSection {...SECTION} heading={COMMUTE.notLoadedHeading}>
    <FailedPart title={COMMUTE.notLoaded} onRetry={onRetry} className="mt-4" />
  </TopicSection>
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
    <div className="commute-place print:hidden noscript:hidden">
      <Field label={COMMUTE.work}>
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
      {COMMUTE.note(datedTimetable(timetable, today))} {oldParts(timetable, today).join(' ')}
    </p>
  )
}
