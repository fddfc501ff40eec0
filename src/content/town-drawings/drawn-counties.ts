import type { County } from '#domain/geo/county.ts'
import type { DrawnCounty } from '#domain/town/town-drawing.ts'

type DrawingsFile = { default: unknown }

/** A file a county: a page needs one of them (source: docs/map.md). */
const FILES: Readonly<Record<County, () => Promise<DrawingsFile>>> = {
  Bergen: () => import('./bergen.json', { with: { type: 'json' } }),
  Essex: () => import('./essex.json', { with: { type: 'json' } }),
  Hudson: () => import('./hudson.json', { with: { type: 'json' } }),
  Morris: () => import('./morris.json', { with: { type: 'json' } }),
  Passaic: () => import('./passaic.json', { with: { type: 'json' } }),
  Sussex: () => import('./sussex.json', { with: { type: 'json' } }),
  Warren: () => import('./warren.json', { with: { type: 'json' } }),
}

/** The drawings of a county and its towns; fails where the file can't be fetched. */
export const loadDrawings = async (county: County): Promise<DrawnCounty> =>
  (await FILES[county]()).default as DrawnCounty
