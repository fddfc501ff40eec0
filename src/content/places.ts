import type { NamedPlace, PlaceKind } from '#domain/geo/place.ts'
import rows from './places.json' with { type: 'json' }

/** Towns, villages, ZIP codes and counties of the seven counties (docs/map.md says where they come from). */
export const PLACES: readonly NamedPlace[] = rows.map((row) => ({
  kind: row.kind as PlaceKind,
  name: row.name,
  county: row.county,
  town: row.town ?? null,
  at: { lng: row.at[0]!, lat: row.at[1]! },
}))
