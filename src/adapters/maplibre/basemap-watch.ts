import type { ErrorEvent, Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl'

/** After this many failed tiles in a row the source counts as gone. */
const MAX_FAILED_TILES = 12

/**
 * Watches a basemap that may fail and calls `onFailed` once, with the reason, if its style or a source fails, none of its
 * tiles loads, or the first view takes longer than `timeoutMs`. Returns a function that stops watching.
 */
export function watchBasemap(
  map: MapLibreMap,
  timeoutMs: number | null,
  onFailed: (reason: string) => void,
): () => void {
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
    // Our own shapes and borders always load.
    if (!tile || map.getSource(sourceId)?.type === 'geojson') return
    hasTiles = true
    failedTiles = 0
  }
  const onLoad = () => {
    clearTimeout(timer)
    if (failedTiles > 0 && !hasTiles) fail('none of its tiles loads')
  }
  const timer =
    timeoutMs === null ? undefined : setTimeout(() => fail(`it did not load within ${timeoutMs / 1000} s`), timeoutMs)
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
