import type { NamedPlace, PlaceKind } from '#domain/geo/place.ts'
import rows from './places.json' with { type: 'json' }

/** The names of towns, villages, ZIP codes and the seven counties (source: docs/map.md). */
export const PLACES: readonly NamedPlace[] = rows.map((row) => ({
  kind: row.kind as PlaceKind,
  name: row.name,
  county: row.county,
  town: row.town ?? null,
  at: { lng: row.at[0]!, lat: row.at[1]! },
}))
