import type { StationKind } from '#domain/commute/station.ts'

/** GTFS reference, routes.txt, route_type. A subway is PATH here: no other runs in the region's feeds. */
const KINDS: Readonly<Record<string, StationKind>> = { 0: 'light-rail', 1: 'path', 2: 'rail', 3: 'bus', 4: 'ferry' }
/** Google's extended route types, by the hundred. */
const EXTENDED: Readonly<Record<string, StationKind>> = {
  1: 'rail',
  4: 'path',
  7: 'bus',
  9: 'light-rail',
  10: 'ferry',
  12: 'ferry',
}

/** What runs on a route; null for what no station here has (cable cars, …). PATH's trains may be called rail in its own feed. */
export function routeKind(type: string, agency: string): StationKind | null {
  const isPath = /\bPATH\b|Port Authority Trans-Hudson/i.test(agency)
  const kind = KINDS[type] ?? (/^\d{3,4}$/.test(type) ? EXTENDED[Math.floor(Number(type) / 100)] : undefined)
  return kind === 'rail' && isPath ? 'path' : (kind ?? null)
}
