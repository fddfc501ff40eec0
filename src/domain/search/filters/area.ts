import type { Ring } from '../../geo/geo.ts'
import { ringText } from '../query-param.ts'
import { leftOut, shape } from './filter-kinds.ts'

/** Maximum number of points of a drawn area. */
export const MAX_AREA_POINTS = 40

/** Homes inside a line drawn on the map. */
export const area = shape<'area', Ring>('area', { kind: 'ring', min: 3, max: MAX_AREA_POINTS }, ringText)

/** Homes outside a line drawn on the map. */
export const notArea = leftOut(area)
