import { Maximize } from 'lucide'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Picture } from '#domain/listing/picture.ts'
import { Photo } from '#ui/photo/photo.tsx'
import { horizontalStep, wrapIndex } from '#ui/primitives/cyclic-index.ts'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import { PictureTrack } from './picture-track.tsx'
import { StepButtons } from './step-buttons.tsx'

/**
 * Layouts of the large picture and the thumbnails beside it. The widths make both end on one line with 3:2 pictures, gaps of
 * 12 px and three or four rows. `cells`: thumbnails shown without scrolling.
 */
const SHEETS = [
  {
    cells: 3,
    columns: 'lg:grid-cols-[900fr_288fr]',
    sheet: 'lg:grid-cols-1',
    sizes: '(width >= 80rem) 900px, (width >= 64rem) 72vw',
  },
  {
    cells: 6,
    columns: 'lg:grid-cols-[720fr_468fr]',
    sheet: 'lg:grid-cols-2',
    sizes: '(width >= 80rem) 720px, (width >= 64rem) 58vw',
  },
  {
    cells: 8,
    columns: 'lg:grid-cols-[802fr_386fr]',
    sheet: 'lg:grid-cols-2',
    sizes: '(width >= 80rem) 802px, (width >= 64rem) 64vw',
  },
] as const

const sheetFor = (count: number) => SHEETS.find(({ cells }) => count <= cells) ?? SHEETS[SHEETS.length - 1]!

/** Whether the last cell of the sheet is free for the full-screen button, which then leaves the picture. */
const hasFreeCell = (count: number) => count % 2 === 1 && count > 3 && count < sheetFor(count).cells

interface GalleryProps {
  pictures: readonly Picture[]
  title: string
}

/** A home's pictures (D-03): one large, thumbnails, both directions in a cycle, and full screen. */
export function Gallery({ pictures, title }: GalleryProps) {
  const [index, setIndex] = useState(0)
  const [warm, setWarm] = useState(false)
  const fullScreen = useFullScreen()
  const shown: readonly (Picture | null)[] = pictures.length > 0 ? pictures : [null]
  const several = shown.length > 1
  const layout = sheetFor(shown.length)

  const step = (by: number) => {
    setWarm(true)
    setIndex((current) => wrapIndex(current, by, shown.length))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = horizontalStep(event.key)
    if (by === null || !several || fullScreen.isOpen) return
    event.preventDefault()
    step(by)
  }
  const warmUp = () => setWarm(true)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys serve whatever in it has the focus
    <section
      aria-label="Gallery"
      onKeyDown={onKeyDown}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      className={`gallery -mx-5 grid gap-3 md:mx-0 print:w-3/5 ${several ? `${layout.columns} noscript:grid-cols-1` : ''}`}
    >
      <div className={`relative ${several ? '' : 'lg:mx-auto lg:w-3/4'}`}>
        <PictureTrack
          pictures={shown}
          index={index}
          onIndexChange={setIndex}
          sizes={`${layout.sizes}, 88vw`}
          warm={warm}
          onPictureClick={fullScreen.open}
          className="aspect-3/2 cursor-zoom-in bg-sand md:rounded-lg"
        />
        <GalleryControls index={index} pictures={shown} onStep={step} onFullScreen={fullScreen.open} />
      </div>
      {several && (
        <Thumbnails
          pictures={pictures}
          index={index}
          onChoose={(chosen) => {
            setWarm(true)
            setIndex(chosen)
          }}
          layout={layout}
          onFullScreen={fullScreen.open}
        />
      )}
      {several && <PicturesWithoutScripts pictures={pictures} />}
      {fullScreen.Component && (
        <fullScreen.Component
          open={fullScreen.isOpen}
          title={title}
          pictures={shown}
          index={index}
          onIndexChange={setIndex}
          onClose={fullScreen.close}
        />
      )}
    </section>
  )
}

const loadFullScreen = () => import('./full-screen-gallery.lazy.tsx').then((file) => file.FullScreenGallery)

/** The full-screen view stays mounted when it is closed, so that its dialog gives the focus back. */
function useFullScreen() {
  const { Component, request } = useLazyComponent(loadFullScreen)
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    if (await request()) setOpen(true)
    else
      notify({
        title: 'We couldn’t load the full-screen view',
        description: 'Please try again.',
        tone: 'destructive',
      })
  }
  return { Component, isOpen, open: () => void open(), close: () => setOpen(false) }
}

interface GalleryControlsProps {
  index: number
  pictures: readonly (Picture | null)[]
  onStep: (by: -1 | 1) => void
  onFullScreen: () => void
}

function GalleryControls({ index, pictures, onStep, onFullScreen }: GalleryControlsProps) {
  return (
    <div className="print:hidden noscript:hidden">
      {pictures.length > 1 && (
        <>
          <StepButtons onStep={onStep} />
          <div
            aria-live="polite"
            aria-atomic
            className="absolute bottom-3 left-3 flex max-w-[calc(100%-5rem)] gap-2 rounded-full bg-ink/80 px-3 py-1 text-sm text-white"
          >
            <span className="sr-only">Picture </span>
            <span className="shrink-0 font-semibold tabular-nums">
              {index + 1} / {pictures.length}
            </span>{' '}
            <span className="truncate empty:hidden">{pictures[index]?.caption ?? pictures[index]?.alt}</span>
          </div>
        </>
      )}
      <div className={`absolute right-3 bottom-3 ${hasFreeCell(pictures.length) ? 'lg:hidden' : ''}`}>
        <IconButton
          label="Full screen"
          tone="onPhoto"
          icon={<Icon of={Maximize} size={18} strokeWidth={1.75} />}
          onClick={onFullScreen}
        />
      </div>
    </div>
  )
}

/** The pictures after the first, which nobody can choose without scripts. */
const PicturesWithoutScripts = ({ pictures }: { pictures: readonly Picture[] }) => (
  <noscript className="col-span-full">
    <ul className="grid gap-3 sm:grid-cols-2">
      {pictures.slice(1).map((picture, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a gallery's pictures never change places
        <li key={at}>
          <Photo picture={picture} sizes="(width >= 40rem) 50vw, 100vw" className="aspect-3/2 w-full md:rounded-lg" />
        </li>
      ))}
    </ul>
  </noscript>
)

/** At most 200 px wide, on screens of up to two pixels a point. */
const THUMBNAIL_WIDTHS = [240, 400] as const

interface ThumbnailsProps {
  pictures: readonly Picture[]
  index: number
  onChoose: (index: number) => void
  layout: ReturnType<typeof sheetFor>
  onFullScreen: () => void
}

/** A scrolling strip on narrow screens, a grid beside the large picture on wide ones. */
function Thumbnails({ pictures, index, onChoose, layout, onFullScreen }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null)

  // Scrolls only the list: scrollIntoView would scroll the page, too.
  useEffect(() => {
    const element = list.current
    const item = element?.children[index]
    if (!element || !(item instanceof HTMLElement)) return
    const left = item.offsetLeft - (element.clientWidth - item.offsetWidth) / 2
    const top = item.offsetTop - (element.clientHeight - item.offsetHeight) / 2
    element.scrollTo({ left, top })
  }, [index])

  return (
    <ul
      ref={list}
      className={`relative flex gap-2 overflow-x-auto px-5 py-0.5 [scrollbar-width:thin] md:px-0 lg:grid lg:h-0 lg:min-h-full lg:content-start lg:gap-3 lg:overflow-x-visible lg:overflow-y-auto lg:py-0 noscript:hidden ${layout.sheet}`}
    >
      {pictures.map((picture, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a gallery's pictures never change places
        <li key={at} className="w-20 shrink-0 lg:w-auto">
          <button
            type="button"
            aria-label={`Show picture ${at + 1} of ${pictures.length}${picture.alt ? `: ${picture.alt}` : ''}`}
            aria-current={at === index}
            onClick={() => onChoose(at)}
            className="relative block w-full overflow-hidden rounded-sm after:absolute after:inset-0 after:rounded-[inherit] after:transition-shadow -outline-offset-2 hover:after:ring-2 hover:after:ring-white/80 hover:after:ring-inset focus-visible:outline-4 aria-current:after:border-3 aria-current:after:border-indigo lg:rounded-lg"
          >
            <Photo picture={picture} alt="" widths={THUMBNAIL_WIDTHS} sizes="200px" className="aspect-3/2 w-full" />
          </button>
        </li>
      ))}
      {hasFreeCell(pictures.length) && (
        <li className="hidden lg:block">
          <button
            type="button"
            onClick={onFullScreen}
            className="flex size-full flex-col items-center justify-center gap-1.5 rounded-lg bg-sand text-sm font-semibold transition-colors -outline-offset-2 hover:bg-line"
          >
            <Icon of={Maximize} size={18} strokeWidth={1.75} />
            View full screen
          </button>
        </li>
      )}
    </ul>
  )
}
