import type { CSSProperties } from 'react'
import { capitalized } from '#domain/capitalized.ts'
import { PLACES_OF_WORK } from '#domain/commute/places-of-work.ts'
import { datedTimetable } from '#domain/commute/timetable-name.ts'
import { countOf } from '#domain/count.ts'
import { townName } from '#domain/geo/town.ts'
import { countWords } from '#domain/number-words.ts'
import type { TownPage } from '#domain/town/town-page.ts'
import type { StationRide, TownStation } from '#domain/town/town-trains.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { PlaceSection, WideTable } from './place-section.tsx'
import {
  changeText,
  kindName,
  milesText,
  minutesText,
  nearestText,
  placeName,
  spanText,
  trainsHeading,
} from './train-words.ts'

/** Stations that are shown at once; the others are folded. */
const SHOWN = 6

/** Minutes on trains from the town's stations, or else from the nearest, to where people work. */
export function TrainsSection({ page }: { page: TownPage }) {
  const { trains } = page
  const [first] = trains.stations
  const isOne = trains.inTown && trains.stations.length === 1
  return (
    <PlaceSection id="trains" topic="Getting to work" heading={trainsHeading(page)} lead={nearestText(page)}>
      {first && isOne ? <OneStation station={first} /> : <Stations page={page} />}
      <p className="place-note">
        {isOne && perHourText(first!)}
        Scheduled train times, arriving 6 to 10 AM on weekdays: {datedTimetable(trains, useToday())}.
      </p>
    </PlaceSection>
  )
}

const perHourText = ({ rides }: TownStation): string => {
  const perHour = rides.find(({ place }) => place === 'new-york-penn')?.perHour
  return perHour === undefined || perHour === null
    ? ''
    : `Between 7 and 9 AM, ${perHour} ${perHour === 1 ? 'train' : 'trains'} per hour to New York Penn Station. `
}

function OneStation({ station }: { station: TownStation }) {
  return (
    <table className="place-table mt-3">
      <caption className="sr-only">Minutes from {station.name}</caption>
      <thead>
        <tr>
          <th scope="col">From {station.name} to</th>
          <th scope="col">Typical minutes</th>
          <th scope="col" className="beside">
            Fastest to slowest
          </th>
          <th scope="col" className="beside">
            Trains, 6 to 10 AM
          </th>
        </tr>
      </thead>
      <tbody>
        {station.rides.map((ride) => (
          <RideRow key={ride.place} ride={ride} />
        ))}
      </tbody>
    </table>
  )
}

/** A ride with its columns; on phones they stand beneath its minutes. */
function RideRow({ ride }: { ride: StationRide }) {
  const span = spanText(ride)
  const beneath = [span, ride.trains === null ? null : countOf(ride.trains, 'train', 'trains')].filter(Boolean)
  return (
    <tr>
      <th scope="row">
        {placeName(ride)}
        {ride.changeAt !== null && <small>{changeText(ride)}</small>}
      </th>
      <td>
        <b>{minutesText(ride)}</b>
        {beneath.length > 0 && <small className="beneath">{beneath.join(', ')}</small>}
      </td>
      <td className="beside">{span}</td>
      <td className="beside">{ride.trains}</td>
    </tr>
  )
}

function Stations({ page: { town, trains } }: { page: TownPage }) {
  const timed = trains.stations.filter(({ rides }) => rides.length > 0)
  const untimed = trains.stations.filter(({ rides }) => rides.length === 0)
  const [shown, folded] = [timed.slice(0, SHOWN), timed.slice(SHOWN)]
  const where = trains.inTown ? `Stations in ${townName(town)}` : `Stations near ${townName(town)}`
  return (
    <>
      {shown.length > 0 && <StationTable label={where} stations={shown} />}
      {folded.length > 0 && (
        <details className="place-fold">
          <summary>{capitalized(countWords(folded.length, 'more station', 'more stations'))}</summary>
          <StationTable label={`More stations in ${townName(town)}`} stations={folded} />
        </details>
      )}
      {untimed.length > 0 && (
        <p className="mt-4 max-w-[76ch] text-sm">
          <span className="text-ink-soft">Also here:</span> {untimedText(untimed)}
        </p>
      )}
    </>
  )
}

/** 'Hoboken (train); light rail: 2nd Street, 9th Street'. */
function untimedText(stations: readonly TownStation[]): string {
  const byKind = Map.groupBy(stations, ({ kind }) => kind)
  const kinds = [...byKind].map(([kind, those]) => `${kindName(kind)}: ${those.map(({ name }) => name).join(', ')}`)
  return `${capitalized(kinds.join('; '))}.`
}

function StationTable({ label, stations }: { label: string; stations: readonly TownStation[] }) {
  const places = PLACES_OF_WORK.flatMap((place) => {
    const ride = stations.flatMap(({ rides }) => rides).find((each) => each.place === place)
    return ride ? [ride] : []
  })
  return (
    <WideTable label={label}>
      <table className="place-table first-stays station-table" style={{ '--places': places.length } as CSSProperties}>
        <caption className="sr-only">{label}, with typical minutes from each</caption>
        <thead>
          <tr>
            <th scope="col">From</th>
            {places.map((ride) => (
              <th key={ride.place} scope="col">
                {placeName(ride)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stations.map((station) => (
            <tr key={`${station.name} ${station.kind}`}>
              <th scope="row">
                {station.name}
                <small>{stationNote(station)}</small>
              </th>
              {places.map(({ place }) => (
                <td key={place}>
                  <RideCell ride={station.rides.find((each) => each.place === place)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

const stationNote = ({ kind, miles }: TownStation): string =>
  [kindName(kind), miles === null ? null : `about ${milesText(miles)}`].filter(Boolean).join(', ')

function RideCell({ ride }: { ride: StationRide | undefined }) {
  if (!ride) return null
  const span = spanText(ride)
  return (
    <>
      <b>{minutesText(ride)}</b>
      {(span !== null || ride.changeAt !== null) && (
        <small>
          {span}
          {ride.changeAt !== null && <span>one transfer</span>}
        </small>
      )}
    </>
  )
}
