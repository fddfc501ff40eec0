import { useEffect, useRef, useState } from 'react'
import type { Picture } from '#domain/listing/picture.ts'
import { Photo } from '#ui/photo/photo.tsx'
import { pictureFit } from './gallery-picture.ts'
import { trackScroll } from './track-scroll.ts'

interface PictureTrackProps {
  pictures: readonly (Picture | null)[]
  index: number
  onIndexChange: (index: number) => void
  /** The width shown, as for `<img sizes>`. */
  sizes: string
  /** Whether neighboring pictures may be fetched. */
  warm: boolean
  /** 'whole' never crops: the full-screen view. */
  fit?: 'frame' | 'whole'
  onPictureClick?: () => void
  className?: string
}

/**
 * The pictures side by side in a snapping scroller, so that swiping is native. Until the visitor uses the gallery, only the
 * first picture is in the document.
 */
export function PictureTrack(props: PictureTrackProps) {
  const { pictures, index, sizes, warm, fit = 'frame', onPictureClick, className = '' } = props
  const { track, ...followScroll } = useScrolledIndex(index, props.onIndexChange)
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
          aria-hidden={at !== index}
          onClick={onPictureClick}
          className="size-full shrink-0 snap-center snap-always not-first:print:hidden not-first:noscript:hidden"
        >
          {(at === 0 || at === index || warm) && (
            <Photo
              picture={picture}
              sizes={sizes}
              priority={Math.abs(at - index) <= 1}
              // Without the average color, which would fill the bars beside a picture shown whole.
              className={`size-full ${fit === 'whole' || pictureFit(picture) === 'contain' ? 'bg-transparent! object-contain!' : ''}`}
            />
          )}
        </div>
      ))}
    </div>
  )
}

/** Keeps scroller and index in sync: a swipe changes the index, a changed index scrolls. */
function useScrolledIndex(index: number, onIndexChange: (index: number) => void) {
  const track = useRef<HTMLDivElement>(null)
  const [scroll] = useState(() => trackScroll(index))

  useEffect(() => {
    if (track.current) scroll.follow(track.current, index)
  }, [scroll, index])

  // Also for the first size: a closed dialog has none.
  useEffect(() => {
    const element = track.current
    if (!element) return
    const observer = new ResizeObserver(() => scroll.place(element))
    observer.observe(element)
    return () => {
      observer.disconnect()
      scroll.takeOver()
    }
  }, [scroll])

  const onScroll = () => {
    const seen = scroll.scrolled(track.current!)
    if (seen !== null && seen !== index) onIndexChange(seen)
  }
  return { track, onScroll, onTouchStart: scroll.takeOver, onWheel: scroll.takeOver }
}
