import type { ErrorEvent, Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl'
import { SHAPE_SOURCE, MARKER_SOURCE } from './overlay-layers.ts'

/** Time limit for everything in the first view. */
const TIMEOUT_MS = 20_000
/** After this many failed tiles in a row the source counts as gone. */
const MAX_FAILED_TILES = 12

/**
 * Watches the operator's basemap and calls `onFailed` once, with the reason, if its style or a source fails or none of its
 * tiles loads. Returns a function that stops watching.
 */
export function watchBasemap(map: MapLibreMap, onFailed: (reason: string) => void): () => void {
  let isStyled = false
  let hasTiles = false
  let failedTiles = 0
  const onStyle = () => {
    isStyled = true
  }
  const onError = ({ error, sourceId, tile }: ErrorEvent & { sourceId?: string; tile?: unknown }) => {
    if (tile) failedTiles++
    const isFatal = !isStyled || (tile ? failedTiles >= MAX_FAILED_TILES : sourceId !== undefined)
    if (isFatal) fail(error.message)
  }
  const onData = ({ sourceId, tile }: MapSourceDataEvent) => {
    if (!tile || sourceId === SHAPE_SOURCE || sourceId === MARKER_SOURCE) return
    hasTiles = true
    failedTiles = 0
  }
  const onLoad = () => {
    clearTimeout(timer)
    if (failedTiles > 0 && !hasTiles) fail('none of its tiles loads')
  }
  const timer = setTimeout(() => fail(`it did not load within ${TIMEOUT_MS / 1000} s`), TIMEOUT_MS)
  const end = () => {
    clearTimeout(timer)
    map.off('style.load', onStyle)
    map.off('error', onError)
    map.off('sourcedata', onData)
    map.off('load', onLoad)
  }
  const fail = (reason: string) => {
    end()
    onFailed(reason)
  }
  map.on('style.load', onStyle)
  map.on('error', onError)
  map.on('sourcedata', onData)
  map.on('load', onLoad)
  return end
}
