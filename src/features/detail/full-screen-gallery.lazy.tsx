import { X } from 'lucide'
import { useEffectEvent, useLayoutEffect } from 'react'
import type { Picture } from '#domain/listing/picture.ts'
import { horizontalStep, wrapIndex } from '#ui/primitives/cyclic-index.ts'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { PictureTrack } from './picture-track.tsx'
import { StepButtons } from './step-buttons.tsx'
import './full-screen-gallery.css'

interface FullScreenGalleryProps {
  open: boolean
  title: string
  pictures: readonly (Picture | null)[]
  index: number
  onIndexChange: (index: number) => void
  onClose: () => void
}

/** The gallery in full screen (D-03), each picture with its description. */
export function FullScreenGallery({ open, title, pictures, index, onIndexChange, onClose }: FullScreenGalleryProps) {
  const several = pictures.length > 1
  const step = (by: number) => onIndexChange(wrapIndex(index, by, pictures.length))
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const by = horizontalStep(event.key)
    if (by === null || !several) return
    event.preventDefault()
    step(by)
  })
  // Of the whole document: a press on a caption leaves the focus nowhere, and the keys go there. It listens before the dialog shows.
  useLayoutEffect(() => {
    if (!open) return
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy="full-screen-title"
      className="full-screen-gallery max-h-none w-full max-w-none"
    >
      <div className="flex h-dvh flex-col bg-ink text-white **:focus-visible:outline-white">
        <div className="flex items-center gap-4 py-2 pr-3 pl-5">
          <h2 id="full-screen-title" className="min-w-0 flex-1 truncate font-semibold">
            {title}
          </h2>
          <p aria-live="polite" aria-atomic className="flex shrink-0 gap-2 text-sm">
            <span className="sr-only">Picture </span>
            <span className="font-semibold tabular-nums">
              {index + 1} / {pictures.length}
            </span>{' '}
            <span className="empty:hidden">{pictures[index]?.caption}</span>
          </p>
          <IconButton
            label="Close"
            icon={<Icon of={X} size={22} strokeWidth={1.75} />}
            onClick={onClose}
            className="text-white hover:bg-white/15"
          />
        </div>
        <div className="relative min-h-0 flex-1">
          <PictureTrack
            pictures={pictures}
            index={index}
            onIndexChange={onIndexChange}
            sizes="100vw"
            warm
            fit="whole"
            className="size-full"
          />
          {several && <StepButtons onStep={step} />}
        </div>
        <p className="min-h-12 px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-center text-sm">
          {pictures[index]?.alt}
        </p>
      </div>
    </Dialog>
  )
}
