import { Fragment } from 'react'
import { stationName } from '#domain/commute/commute-text.ts'
import type { Commute } from '#domain/commute/commutes.ts'
import { PARKING_MINUTES } from '#domain/commute/near-stations.ts'
import type { Ride } from '#domain/commute/ride.ts'
import { stationsById, type Timetable } from '#domain/commute/timetable.ts'
import { COMMUTE } from '../texts/place-texts.ts'

interface CommuteTableProps {
  /** The likeliest first. */
  commutes: readonly Commute[]
  timetable: Timetable
}

/** A row for each station: getting there, the ride, and both together. */
export const CommuteTable = ({ commutes, timetable }: CommuteTableProps) => (
  <table className="cost-table commute-table">
    <caption className="sr-only">{COMMUTE.table}</caption>
    <thead>
      <tr>
        {COMMUTE.columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {commutes.map((commute) => (
        <tr key={commute.near.station}>
          <StationCell {...commute} timetable={timetable} />
          <WayCell {...commute} />
          <RideCell ride={commute.ride} timetable={timetable} />
          <td>
            <b>{COMMUTE.minutes(commute.minutes, commute.ride.isAbout)}</b>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

function StationCell({ near, timetable }: Commute & { timetable: Timetable }) {
  const kind = COMMUTE.kinds[stationsById(timetable).get(near.station)!.kind]
  return (
    <th scope="row">
      {stationName(near.station, timetable)}
      {kind && <small>{kind}</small>}
    </th>
  )
}

const WayCell = ({ way: { by, minutes } }: Commute) => (
  <td>
    {by === 'foot' ? (
      COMMUTE.walk(minutes)
    ) : (
      <>
        {COMMUTE.drive(minutes - PARKING_MINUTES)}
        <small>{COMMUTE.park(PARKING_MINUTES)}</small>
      </>
    )}
  </td>
)

function RideCell({ ride, timetable }: { ride: Ride; timetable: Timetable }) {
  if (ride.legs.length === 0) return <td>{COMMUTE.here}</td>
  return (
    <td>
      {COMMUTE.minutes(ride.usual, ride.isAbout)}
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

/** Under a ride's usual minutes: 'transfer at Secaucus Junction', '32 to 39', 'every 40 min'. */
function rideParts({ change, fastest, slowest, perHour }: Ride, timetable: Timetable): string[] {
  const parts = [
    change && COMMUTE.changeAt(stationName(change.from, timetable)),
    fastest !== null && slowest !== null && fastest !== slowest && COMMUTE.range(fastest, slowest),
    perHour !== null && perHour > 0 && COMMUTE.every(Math.round(60 / perHour)),
  ]
  return parts.filter((part) => typeof part === 'string')
}
