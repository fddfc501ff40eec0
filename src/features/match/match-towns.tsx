import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { townCounty, townName } from '#domain/geo/town.ts'
import { TOWN_LIGHTS, type LitTown } from '#domain/match/town-light.ts'
import { townParams } from '#domain/town/town-slug.ts'
import type { LitTowns } from './lit-towns.ts'
import { LIGHT_NAMES } from './match-words.ts'

interface MatchTownsProps {
  lit: LitTowns
  townText: (town: LitTown) => string
}

/** The map as a table: the lit towns first, then by minutes. Rendered once it is opened. */
export function MatchTowns({ lit, townText }: MatchTownsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  // It may have been opened before its code came.
  useEffect(() => setOpen(details.current!.open), [])
  return (
    <details ref={details} className="match-towns" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>All {lit.towns.length} towns</summary>
      {open && (
        <table>
          <caption className="sr-only">Each town by your limits</caption>
          <thead>
            <tr>
              <th scope="col">Town</th>
              <th scope="col">To work</th>
              <th scope="col">Your limits</th>
            </tr>
          </thead>
          <tbody>
            {inOrder(lit.towns).map((each) => (
              <tr key={each.town}>
                <th scope="row">
                  <Link to="/towns/$county/$town" params={townParams(each.town)} className="link">
                    {townName(each.town)}
                  </Link>{' '}
                  <small>{townCounty(each.town)}</small>
                </th>
                <td>{each.minutes === null ? 'No train' : `${each.minutes} min`}</td>
                <td>
                  <i data-light={each.light} /> {LIGHT_NAMES[each.light]}
                  <small>{townText(each)}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}

const inOrder = (towns: readonly LitTown[]): LitTown[] =>
  towns.toSorted(
    (a, b) =>
      TOWN_LIGHTS.indexOf(a.light) - TOWN_LIGHTS.indexOf(b.light) ||
      (a.minutes ?? Infinity) - (b.minutes ?? Infinity) ||
      (a.town < b.town ? -1 : 1),
  )
