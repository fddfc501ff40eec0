import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { extentOf, type Pixel } from './stroke.ts'

/** A pointer that moved this far draws, CSS pixels: less is an unsteady click. */
const DRAWS_FROM = 4
/** A stroke that stays within this extent was meant as a click, CSS pixels. */
const MIN_EXTENT = 16
/** Distance between two points of a stroke, CSS pixels. */
const STEP = 2

interface StrokeLayerProps {
  /** The map's element. */
  map: RefObject<HTMLElement | null>
  /** The pointer was let go after a stroke. */
  onStroke: (line: readonly Pixel[]) => void
  /** An unsteady click, which the map takes for a drag. */
  onClick: (at: Pixel) => void
}

/** Follows a mouse, pen or finger that draws on the map, and shows its stroke. Clicks reach the map. */
export function StrokeLayer({ map, onStroke, onClick }: StrokeLayerProps) {
  const [line, setLine] = useState<readonly Pixel[]>([])
  const finish = useEffectEvent((drawn: readonly Pixel[]) => {
    if (extentOf(drawn) >= MIN_EXTENT) onStroke(drawn)
    else onClick(drawn[0]!)
  })
  useEffect(() => (map.current ? followStrokes(map.current, setLine, finish) : undefined), [map])
  const path = line.length > 1 ? `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}` : ''
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 z-6 size-full">
      <path d={path} className="fill-indigo/12 stroke-white stroke-6 [stroke-linecap:round] [stroke-linejoin:round]" />
      <path d={path} className="fill-none stroke-indigo stroke-3 [stroke-linecap:round] [stroke-linejoin:round]" />
    </svg>
  )
}

/** Calls `onLine` with the stroke as it grows, and `onEnd` when it ends; a second finger calls it off. Returns the removal. */
function followStrokes(
  map: HTMLElement,
  onLine: (line: readonly Pixel[]) => void,
  onEnd: (line: readonly Pixel[]) => void,
): () => void {
  let line: Pixel[] | null = null
  let draws = false
  const stop = () => {
    line = null
    draws = false
    onLine([])
  }
  const at = ({ clientX, clientY }: PointerEvent): Pixel => {
    const { left, top } = map.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const down = (event: PointerEvent) => {
    if (!event.isPrimary) return stop()
    const onControl =
      event.target instanceof Element && event.target.closest(':is(button, a, summary):not(.map-marker)')
    if (event.button === 0 && !onControl) line = [at(event)]
  }
  const move = (event: PointerEvent) => {
    const last = line?.at(-1)
    if (!line || !last || !event.isPrimary) return
    const next = at(event)
    const distance = Math.hypot(next.x - last.x, next.y - last.y)
    if (distance < (draws ? STEP : DRAWS_FROM)) return
    // The captured pointer's click goes to the map's element: neither the map nor a pill takes it.
    if (!draws) map.setPointerCapture(event.pointerId)
    draws = true
    line = [...line, next]
    onLine(line)
  }
  const up = () => {
    const drawn = draws ? line : null
    stop()
    if (drawn) onEnd(drawn)
  }
  /** One finger draws; the map would take a touch after a tap for its one-finger zoom. */
  const touch = (event: TouchEvent) => {
    if (event.touches.length === 1) event.stopPropagation()
  }
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  map.addEventListener('pointerdown', down, options)
  map.addEventListener('pointermove', move, options)
  map.addEventListener('pointerup', up, options)
  map.addEventListener('pointercancel', stop, options)
  map.addEventListener('touchstart', touch, options)
  map.addEventListener('touchmove', touch, options)
  map.classList.add('touch-none')
  return () => {
    listening.abort()
    map.classList.remove('touch-none')
  }
}
