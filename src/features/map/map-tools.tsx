import { MapPinned, PencilLine } from 'lucide'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { Checkbox } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { AreaTurn } from './area-turn.tsx'
import { TownsDialog } from './towns-dialog.tsx'

interface MapToolsProps {
  filters: ListingFilters
  follow: boolean
  /** A drawing has ended: the focus returns to the 'Draw an area' button. */
  drawn: boolean
  onDraw: () => void
  onChoose: (filters: ListingFilters) => void
  onFollow: (follow: boolean) => void
  /** The place search. */
  children: ReactNode
}

const TOOL =
  'flex min-h-11 flex-1 items-center justify-center gap-2 px-3 text-sm font-semibold whitespace-nowrap transition-colors -outline-offset-2 hover:bg-sand xl:px-4'

/** The map's tools: place search, drawing, towns, follow. One line on wide screens, two on a tablet. */
export function MapTools({ filters, follow, drawn, onDraw, onChoose, onFollow, children }: MapToolsProps) {
  const draw = useRef<HTMLButtonElement>(null)
  const [choosing, setChoosing] = useState(false)
  useEffect(() => {
    if (drawn) draw.current?.focus()
  }, [drawn])
  return (
    <div className="pointer-events-none! flex w-full flex-wrap gap-2 *:pointer-events-auto">
      {/* On a phone beside the button that closes the map; the tools below scroll sideways. */}
      <div className="w-full min-w-52 max-md:pr-14 lg:w-auto lg:max-w-80 lg:flex-1">{children}</div>
      <div className="flex gap-2 max-md:-mx-3 max-md:overflow-x-auto max-md:px-3 max-md:[scrollbar-width:none] md:contents">
        <div className="flex shrink-0 divide-x divide-line overflow-hidden rounded-sm bg-surface shadow-lifted forced-colors:border">
          <button ref={draw} type="button" onClick={onDraw} className={TOOL}>
            <Icon of={PencilLine} size={17} className="max-xl:hidden" />
            Draw an area
          </button>
          <button type="button" aria-haspopup="dialog" onClick={() => setChoosing(true)} className={TOOL}>
            <Icon of={MapPinned} size={17} className="max-xl:hidden" />
            Choose towns
          </button>
        </div>
        <Checkbox
          checked={follow}
          onChange={(event) => onFollow(event.currentTarget.checked)}
          className="shrink-0 rounded-sm bg-surface px-3 text-sm whitespace-nowrap shadow-lifted md:min-h-11 forced-colors:border"
        >
          Search as I move the map
        </Checkbox>
      </div>
      <AreaTurn filters={filters} onChoose={onChoose} />
      <TownsDialog
        open={choosing}
        towns={filters}
        onChoose={(towns) => onChoose({ ...filters, ...towns })}
        onClose={() => setChoosing(false)}
      />
    </div>
  )
}
