import type { ReactNode } from 'react'
import { timetableName } from '#domain/commute/timetable-name.ts'
import { workPlaceName } from '#domain/commute/work-place.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { useTimetable } from '#ui/listing/use-timetable.ts'
import { compareCommutes, type ComparedCommute, type NoCommute } from './commute-comparison.ts'
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
  if (!name) return <NoRows homes={homes} why={timetable ? 'Not provided' : 'We couldn’t load the timetable'} />
  const compared = compareCommutes(homes, place, timetable)
  const row = (
    label: ReactNode,
    show: (commute: ComparedCommute) => ReactNode,
    none: (commute: NoCommute) => ReactNode = NONE,
  ) => (
    <Row>
      <Label>{label}</Label>
      {compared.map((each, index) => (
        <Cell key={homes[index]!.id}>{'because' in each ? none(each) : show(each)}</Cell>
      ))}
    </Row>
  )
  return (
    <>
      {row(
        <>
          Door to door to {name}
          <Small>{timetableName(timetable)}</Small>
        </>,
        ({ total, shortest }) => (
          <>
            <b className="font-semibold">{total}</b>{' '}
            {shortest && (
              <span className="rounded-full bg-indigo-wash px-2.5 py-0.5 text-xs font-normal text-indigo-deep">
                shortest
              </span>
            )}
          </>
        ),
        ({ because }) => (
          <Soft>{because}</Soft>
        ),
      )}
      {row(
        'To the station',
        ({ station, way }) => (
          <Way station={station} way={way} />
        ),
        NEAREST,
      )}
      {row('By train', ({ ride, change }) => (
        <>
          {ride}
          <Small>{change}</Small>
        </>
      ))}
      {row('Trains per hour', ({ perHour }) => perHour ?? <Soft>Not provided</Soft>)}
    </>
  )
}

const Way = ({ station, way }: { station: string; way: string }) => (
  <>
    {station}
    <Small>{way}</Small>
  </>
)

/** A home with a station of its own has a way to it, also where no minutes from there are known. */
const NEAREST = ({ because, nearest }: NoCommute): ReactNode =>
  nearest ? <Way {...nearest} /> : NONE({ because, nearest })

/** A home that nobody knows the way from is not one without a train. */
const NONE = ({ because, nearest }: NoCommute): ReactNode => (
  <Soft>{!nearest && because.startsWith('No ') ? 'None' : 'Not provided'}</Soft>
)

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
