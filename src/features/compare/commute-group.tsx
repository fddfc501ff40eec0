import { useState } from 'react'
import type { Listing } from '#domain/listing/listing.ts'
import { useKeepWorkPlace } from '#features/numbers/use-keep-work-place.ts'
import { useOwnNumbers } from '#features/numbers/use-own-numbers.ts'
import { WorkPlaceSelect } from '#features/numbers/work-place-select.tsx'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { useTimetableOnceLoaded } from '#ui/listing/use-timetable.ts'
import { useWorkPlace } from '#ui/listing/work-place.ts'
import { LateCommuteRows } from './late-commute-rows.ts'
import { Cell, GroupTitle, Label, Row } from './table-parts.tsx'

interface CommuteGroupProps {
  homes: readonly Listing[]
  loadNumbers: LoadToldStore
}

/** Where work is, and the ways there side by side. */
export function CommuteGroup({ homes, loadNumbers }: CommuteGroupProps) {
  const { id: place } = useWorkPlace()
  return (
    <>
      <GroupTitle columns={homes.length + 1} title="Getting to work" />
      <PlaceRow place={place} columns={homes.length} loadNumbers={loadNumbers} />
      {place && <LateCommuteRows homes={homes} place={place} />}
    </>
  )
}

interface PlaceRowProps {
  place: string | null
  columns: number
  loadNumbers: LoadToldStore
}

function PlaceRow({ place, columns, loadNumbers }: PlaceRowProps) {
  const store = useOwnNumbers(loadNumbers)
  const keep = useKeepWorkPlace(store)
  const timetable = useTimetableOnceLoaded()
  const [refused, setRefused] = useState('')
  return (
    <Row>
      <Label>Where do you work?</Label>
      <Cell colSpan={columns} aria-colspan={columns} className="asks">
        <WorkPlaceSelect
          aria-label="Where do you work?"
          timetable={timetable}
          value={place}
          onChange={(chosen) => setRefused(keep(chosen))}
        />
        <output className="text-sm text-ink-soft empty:hidden">{refused}</output>
      </Cell>
    </Row>
  )
}
