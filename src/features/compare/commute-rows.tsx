import type { ReactNode } from 'react'
import { timetableName } from '#domain/commute/timetable-name.ts'
import { workPlaceName } from '#domain/commute/work-place.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { useTimetable } from '#ui/listing/use-timetable.ts'
import { compareCommutes, type ComparedCommute } from './commute-comparison.ts'
import { Cell, Label, Row } from './table-parts.tsx'

interface CommuteRowsProps {
  homes: readonly Listing[]
  /** The id of a place of work or of a station. */
  place: string
}

/** How one gets from each home to a place of work. */
export function CommuteRows({ homes, place }: CommuteRowsProps) {
  const timetable = useTimetable()
  const name = timetable && workPlaceName(place, timetable)
  if (!name) return <NoRows homes={homes} why={timetable ? 'Not provided' : 'The timetable could not be loaded'} />
  const compared = compareCommutes(homes, place, timetable)
  const row = (label: ReactNode, show: (commute: ComparedCommute) => ReactNode, none = NONE) => (
    <Row>
      <Label>{label}</Label>
      {compared.map((each, index) => (
        <Cell key={homes[index]!.id}>{'because' in each ? none(each.because) : show(each)}</Cell>
      ))}
    </Row>
  )
  return (
    <>
      {row(
        <>
          {name}
          <Small>{timetableName(timetable)}</Small>
        </>,
        ({ ride, change }) => (
          <>
            <b className="font-semibold">{ride}</b>
            <Small>{change}</Small>
          </>
        ),
        (because) => (
          <Soft>{because}</Soft>
        ),
      )}
      {row('Station', ({ station, way }) => (
        <>
          {station}
          <Small>{way}</Small>
        </>
      ))}
      {row('Trains an hour', ({ perHour }) => perHour ?? <Soft>Not provided</Soft>)}
      {row('Way + train', ({ total, shortest }) => (
        <>
          <b className="font-semibold">{total}</b>{' '}
          {shortest && (
            <span className="rounded-full bg-indigo-wash px-2.5 py-0.5 text-xs font-normal text-indigo-deep">
              shortest
            </span>
          )}
        </>
      ))}
    </>
  )
}

/** A home that nobody knows the way from is not one without a train. */
const NONE = (because: string): ReactNode => <Soft>{because.startsWith('No ') ? 'None' : 'Not provided'}</Soft>

const NoRows = ({ homes, why }: { homes: readonly Listing[]; why: string }) => (
  <Row>
    <Label>By train</Label>
    {homes.map(({ id }) => (
      <Cell key={id}>
        <Soft>{why}</Soft>
      </Cell>
    ))}
  </Row>
)

const Small = ({ children }: { children: ReactNode }) => (
  <span className="block text-xs font-normal text-ink-soft">{children}</span>
)
const Soft = ({ children }: { children: ReactNode }) => <span className="font-normal text-ink-soft">{children}</span>
