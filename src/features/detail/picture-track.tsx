import { useEffect, useRef } from 'react'
import type { Picture } from '#domain/listing/picture.ts'
import { Photo } from '#ui/photo/photo.tsx'
import { pictureFit } from './gallery-picture.ts'

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
          className="size-full shrink-0 snap-center snap-always not-first:print:hidden"
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
  // While the scroller moves to this index, the ones it passes don't count.
  const target = useRef<number | null>(null)

  const current = useRef(index)

  useEffect(() => {
    current.current = index
    const element = track.current
    const distance = element ? Math.abs(index - indexInView(element)) : 0
    if (!element || distance === 0 || element.clientWidth === 0) return
    target.current = index
    element.scrollTo({ left: index * element.clientWidth, behavior: distance === 1 ? 'auto' : 'instant' })
  }, [index])

  // Also for the first size: a closed dialog has none.
  useEffect(() => {
    const element = track.current
    if (!element) return
    const stay = () => element.scrollTo({ left: current.current * element.clientWidth, behavior: 'instant' })
    const observer = new ResizeObserver(stay)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const takeOver = () => {
    target.current = null
  }
  const onScroll = () => {
    const seen = indexInView(track.current!)
    if (target.current === null) {
      if (seen !== index) onIndexChange(seen)
    } else if (seen === target.current) {
      target.current = null
    }
  }
  return { track, onScroll, onTouchStart: takeOver, onWheel: takeOver }
}

const indexInView = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  Math.round(scrollLeft / Math.max(clientWidth, 1))
