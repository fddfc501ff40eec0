import { Fragment } from 'react'
import { driveAndPark, rideMinutes, stationName } from '#domain/commute/commute-text.ts'
import type { Commute } from '#domain/commute/commutes.ts'
import type { Ride } from '#domain/commute/ride.ts'
import { ridesTo } from '#domain/commute/rides.ts'
import type { StationKind } from '#domain/commute/station.ts'
import { stationsById, type Timetable } from '#domain/commute/timetable.ts'
import { workPlaceName } from '#domain/commute/work-place.ts'
import { rideParts } from './commute-words.ts'
import type { ShownCommutes } from './work-places.ts'

interface CommuteTableProps extends ShownCommutes {
  timetable: Timetable
}

/** A row for each station: the way there, the ride, and both together. */
export function CommuteTable({ place, commutes, beside, timetable }: CommuteTableProps) {
  const other = beside && ridesTo(beside, timetable)
  return (
    <table className="cost-table commute-table">
      <caption className="sr-only">Minutes by station</caption>
      <thead>
        <tr>
          <th scope="col">Station</th>
          <th scope="col">{workPlaceName(place, timetable)}</th>
          {beside && <th scope="col">{workPlaceName(beside, timetable)}</th>}
          <th scope="col">From the door</th>
        </tr>
      </thead>
      <tbody>
        {commutes.map((commute) => (
          <tr key={commute.near.station}>
            <StationCell {...commute} timetable={timetable} />
            <RideCell ride={commute.ride} timetable={timetable} />
            {other && <RideCell ride={other.get(commute.near.station)} timetable={timetable} />}
            <td>
              <b>{commute.ride.isAbout ? `About ${commute.minutes} min` : `${commute.minutes} min`}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const KIND: Readonly<Record<StationKind, string | null>> = {
  rail: null,
  'light-rail': 'Light rail',
  path: 'PATH',
  ferry: 'Ferry',
  bus: 'Bus',
}

function StationCell({ near, way, timetable }: Commute & { timetable: Timetable }) {
  const kind = KIND[stationsById(timetable).get(near.station)!.kind]
  return (
    <th scope="row">
      {stationName(near.station, timetable)}
      <small>
        {kind && `${kind}, `}
        {way.by === 'foot' ? `${way.minutes} min walk` : `${driveAndPark(way.minutes)}, estimated`}
      </small>
    </th>
  )
}

function RideCell({ ride, timetable }: { ride: Ride | undefined; timetable: Timetable }) {
  if (!ride) return <td className="text-ink-soft">Not known</td>
  if (ride.legs.length === 0) return <td>Here</td>
  return (
    <td>
      <b>{rideMinutes(ride)}</b>
      <small>
        <span className="dotted">
          {rideParts(ride, timetable).map((part) => (
            <Fragment key={part}>
              <span>{part}</span>{' '}
            </Fragment>
          ))}
        </span>
      </small>
    </td>
  )
}
