import { useEffect, useRef } from 'react'
import type { Picture } from '#domain/listing/picture.ts'
import { Photo } from '#ui/photo/photo.tsx'
import { pictureFit } from './picture-fit.ts'

interface PictureTrackProps {
  pictures: readonly (Picture | null)[]
  place: number
  onPlaceChange: (place: number) => void
  /** How wide a picture is shown, as for `<img sizes>`. */
  sizes: string
  /** Whether the neighbors' pictures may be fetched already. */
  warm: boolean
  /** 'whole' never crops, as in the full-screen view. */
  fit?: 'frame' | 'whole'
  onPictureClick?: () => void
  className?: string
}

/**
 * The pictures side by side in a scroller that snaps, so that swiping is the platform's own. Until the visitor shows
 * interest only the first picture is in the document.
 */
export function PictureTrack(props: PictureTrackProps) {
  const { pictures, place, sizes, warm, fit = 'frame', onPictureClick, className = '' } = props
  const { track, ...followScroll } = useScrolledPlace(place, props.onPlaceChange)
  return (
    <div
      ref={track}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag fits a scroller of pictures
      role="group"
      aria-label="Pictures of this home"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach a scroller
      tabIndex={0}
      {...followScroll}
      className={`flex snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain scroll-smooth max-md:-outline-offset-2 [scrollbar-width:none] ${className}`}
    >
      {pictures.map((picture, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the full-screen button does the same
        <div
          // oxlint-disable-next-line react/no-array-index-key -- a gallery's pictures never change places
          key={at}
          aria-hidden={at !== place}
          onClick={onPictureClick}
          className="size-full shrink-0 snap-center snap-always not-first:print:hidden"
        >
          {(at === 0 || at === place || warm) && (
            <Photo
              picture={picture}
              sizes={sizes}
              priority={Math.abs(at - place) <= 1}
              // The average color would fill the bars beside a picture shown whole.
              className={`size-full ${fit === 'whole' || pictureFit(picture) === 'contain' ? 'bg-transparent! object-contain!' : ''}`}
            />
          )}
        </div>
      ))}
    </div>
  )
}

/** Keeps the scroller and the place in step: a swipe changes the place, a changed place scrolls. */
function useScrolledPlace(place: number, onPlaceChange: (place: number) => void) {
  const track = useRef<HTMLDivElement>(null)
  // While the scroller is on its way to a place, the ones it passes don't count.
  const heading = useRef<number | null>(null)

  const current = useRef(place)

  useEffect(() => {
    current.current = place
    const element = track.current
    const distance = element ? Math.abs(place - placeInView(element)) : 0
    if (!element || distance === 0 || element.clientWidth === 0) return
    heading.current = place
    element.scrollTo({ left: place * element.clientWidth, behavior: distance === 1 ? 'auto' : 'instant' })
  }, [place])

  // Also when it gets its first size: a dialog has none before it opens.
  useEffect(() => {
    const element = track.current
    if (!element) return
    const stay = () => element.scrollTo({ left: current.current * element.clientWidth, behavior: 'instant' })
    const observer = new ResizeObserver(stay)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const takeOver = () => {
    heading.current = null
  }
  const onScroll = () => {
    const seen = placeInView(track.current!)
    if (heading.current === null) {
      if (seen !== place) onPlaceChange(seen)
    } else if (seen === heading.current) {
      heading.current = null
    }
  }
  return { track, onScroll, onTouchStart: takeOver, onWheel: takeOver }
}

const placeInView = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  Math.round(scrollLeft / Math.max(clientWidth, 1))
