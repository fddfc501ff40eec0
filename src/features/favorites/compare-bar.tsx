import { Link } from '@tanstack/react-router'
import { Columns3 } from 'lucide'
import { choiceText, comparisonText, FEWEST_COMPARED, NO_MORE_FIT } from '#domain/comparison.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

interface CompareBarProps {
  chosen: readonly number[]
  refused: boolean
  onClear: (button: HTMLElement) => void
}

/** How many homes are chosen, and the way to see them side by side; within thumb reach while the cards scroll. */
export function CompareBar({ chosen, refused, onClear }: CompareBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-5 mt-8 border-t border-line bg-paper px-5 pb-[env(safe-area-inset-bottom)] md:mx-0 md:px-0 low:static print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
        <p
          aria-live="polite"
          className={`min-w-0 flex-1 basis-52 text-sm md:text-base ${refused ? 'font-semibold text-brick' : ''}`}
        >
          {refused ? NO_MORE_FIT : chosen.length > 0 && choiceText(chosen.length)}
        </p>
        <div className="flex items-center gap-2">
          <Button tone="quiet" onClick={(event) => onClear(event.currentTarget)}>
            Clear
          </Button>
          {chosen.length >= FEWEST_COMPARED && (
            <Link to="/compare" search={{ homes: comparisonText(chosen) }} className={buttonClass()}>
              <Icon of={Columns3} size={18} />
              Compare {chosen.length} homes
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}
