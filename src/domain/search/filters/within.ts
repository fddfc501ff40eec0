import type { Bounds } from '../../geo/geo.ts'
import { boxText } from '../query-param.ts'
import { shape } from './filter-kinds.ts'

/** Homes in the map's view. */
export const within = shape<'bbox', Bounds>('bbox', { kind: 'box' }, boxText)
