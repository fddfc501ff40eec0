import { DETOUR, WALK_SPEED } from './near-stations.ts'

/** Minutes for stairs, gates and the platform; an assumption. */
const GATES = 4

/** The least minutes from a train of one station to one of another, for their straight distance in meters. */
export const interchangeMinutes = (meters: number): number => Math.ceil((meters * DETOUR) / WALK_SPEED) + GATES
