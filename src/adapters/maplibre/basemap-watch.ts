import type { ErrorEvent, Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl'
import { OUTLINE_SOURCE, TAKEN_SOURCE } from './overlay-layers.ts'

/** Until then, ms, everything in the first view must have come. */
const TIMEOUT_MS = 20_000
/** So many tiles in a row can only fail where there are none any more. */
const MAX_MISSING = 12

/**
 * Watches a basemap that isn't ours, and says once, in words, that it can't be drawn: its style or one of its sources
 * fails, or none of its tiles comes. Answers how to end the watch.
 */
export function watchBasemap(map: MapLibreMap, onFailed: (reason: string) => void): () => void {
  let styled = false
  let came = false
  let missing = 0
  const onStyle = () => {
    styled = true
  }
  const onError = ({ error, sourceId, tile }: ErrorEvent & { sourceId?: string; tile?: unknown }) => {
    if (tile) missing++
    const isFatal = !styled || (tile ? missing >= MAX_MISSING : sourceId !== undefined)
    if (isFatal) fail(error.message)
  }
  const onData = ({ sourceId, tile }: MapSourceDataEvent) => {
    if (!tile || sourceId === OUTLINE_SOURCE || sourceId === TAKEN_SOURCE) return
    came = true
    missing = 0
  }
  const onLoad = () => {
    clearTimeout(timer)
    if (missing > 0 && !came) fail('none of its tiles can be had')
  }
  const timer = setTimeout(() => fail(`it was not there after ${TIMEOUT_MS / 1000} s`), TIMEOUT_MS)
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
