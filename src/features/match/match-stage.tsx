import { useEffect, useEffectEvent, useMemo } from 'react'
import { likelyCommutes } from '#domain/commute/likely-commutes.ts'
import { nearStations } from '#domain/commute/near-stations.ts'
import { ridesTo } from '#domain/commute/rides.ts'
import { stationsById, type Timetable } from '#domain/commute/timetable.ts'
import { stationsAtWork, workPlaceName } from '#domain/commute/work-place.ts'
import { formatCount } from '#domain/count.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import { TOWN_LIGHTS, type LitTown } from '#domain/match/town-light.ts'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import type { LitTowns } from './lit-towns.ts'
import type { MatchHome } from './match-home.ts'
import { LIGHT_NAMES, litText } from './match-words.ts'

const loadMap = () => import('./match-map.lazy.tsx').then((file) => file.MatchMap)

interface MapStageProps {
  lit: LitTowns
  reach: string
  homes: readonly MatchHome[]
  shown: number | null
  onShow: (id: number | null) => void
  onChoose: (id: number) => void
  timetable: Timetable | null
  place: string | null
  townText: (town: LitTown) => string
}

/** The dark stage: the count, the map, and what its lights mean. */
export function MapStage({ lit, reach, timetable, place, ...map }: MapStageProps) {
  const { Component: MatchMap, failed, request } = useLazyComponent(loadMap)
  const load = useEffectEvent(() => void request())
  useEffect(() => load(), [])
  const work = useMemo(() => placeOnMap(place, timetable), [place, timetable])
  const stationOf = ({ home }: MatchHome) => stationOnWay(home.location, place, timetable)
  return (
    <section aria-label="Map of the towns" className="match-stage">
      {MatchMap && <MatchMap {...map} towns={lit.towns} work={work} stationOf={stationOf} />}
      {failed && <p className="match-failed">We couldn’t load the map. The lists have the same towns and homes.</p>}
      <p className="match-count">
        <b>{formatCount(lit.counts.lit)}</b> {litText(lit.counts.lit)}
        <small>{reach}</small>
      </p>
      <ul aria-label="Towns by your limits" className="match-key">
        {TOWN_LIGHTS.map((light) => (
          <li key={light}>
            <i data-light={light} />
            <b>{lit.counts[light]}</b> {LIGHT_NAMES[light]}
          </li>
        ))}
      </ul>
      <p className="match-credit">
        <a href="https://www.openstreetmap.org/copyright" rel="noreferrer">
          © OpenStreetMap contributors
        </a>
      </p>
    </section>
  )
}

/** Where one gets off to work. */
function placeOnMap(place: string | null, timetable: Timetable | null): { name: string; at: LatLng } | null {
  const [station] = place && timetable ? stationsAtWork(place, timetable) : []
  const at = station && timetable ? stationsById(timetable).get(station)?.at : undefined
  return at ? { name: workPlaceName(place!, timetable!)!, at } : null
}

/** The station on the likeliest way from a home. */
function stationOnWay(home: LatLng | null, place: string | null, timetable: Timetable | null): LatLng | null {
  if (!home || !place || !timetable) return null
  const [way] = likelyCommutes(nearStations(home, timetable), ridesTo(place, timetable))
  return way ? (stationsById(timetable).get(way.near.station)?.at ?? null) : null
}
