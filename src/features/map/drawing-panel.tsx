import { useEffect, useRef } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { draftHint, isArea, type AreaDraft } from './area-draft.ts'

interface DrawingPanelProps {
  draft: AreaDraft
  onUndo: () => void
  onDone: () => void
  onCancel: () => void
}

/** Replaces the map's tools while the visitor draws an area. */
export function DrawingPanel({ draft, onUndo, onDone, onCancel }: DrawingPanelProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Draw an area"
      data-drawing
      className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-sm bg-surface py-2 pr-2 pl-4 shadow-lifted outline-none forced-colors:border"
    >
      <output className="min-w-52 flex-1 text-sm">{draftHint(draft)}</output>
      <div className="flex gap-2">
        <Button tone="quiet" size="small" className="max-md:min-h-11" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          tone="secondary"
          size="small"
          className="max-md:min-h-11"
          aria-disabled={draft.length === 0}
          onClick={onUndo}
        >
          Undo point
        </Button>
        <Button
          size="small"
          className="max-md:min-h-11"
          aria-disabled={!isArea(draft)}
          onClick={() => isArea(draft) && onDone()}
        >
          Done
        </Button>
      </div>
    </section>
  )
}
