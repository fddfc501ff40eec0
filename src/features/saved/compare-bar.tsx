import { Link } from '@tanstack/react-router'
import { Columns3 } from 'lucide'
import { useEffect, useRef } from 'react'
import { choiceText, comparisonText, MIN_COMPARED, NO_MORE_FIT } from '#domain/listing/comparison.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { chooseHomes, dismissRefusal, useComparisonChoice } from './comparison-choice.ts'

const BAR =
  'sticky bottom-(--call-bar) z-20 -mx-5 mt-8 flex items-center gap-x-1 border-t border-line bg-paper px-5 pt-2.5 ' +
  'pb-[calc(0.625rem+env(safe-area-inset-bottom))] md:mx-0 md:px-0 low:static print:hidden'
/** Read out always, seen while the keyboard is on a box. */
const ENTER_HINT = 'sr-only [body:has(input[name=compare]:focus-visible)_&]:not-sr-only'

interface CompareBarProps {
  /** Hands the focus on: the button, which has it, goes away. */
  onClear: (button: HTMLElement) => void
}

/**
 * The number of homes chosen and the link to their comparison, in a sticky bar. Enter in a box named 'compare' follows the link,
 * as it would send a form.
 */
export function CompareBar({ onClear }: CompareBarProps) {
  const { chosen, refused } = useComparisonChoice()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const follow = ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && target instanceof HTMLInputElement && target.name === 'compare') link.current?.click()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [])
  useEffect(() => dismissRefusal, [])
  const comparable = chosen.length >= MIN_COMPARED
  return (
    // Rendered while empty, so that its first text is announced.
    <div data-compare-bar={chosen.length > 0 || undefined} className={chosen.length === 0 ? 'sr-only' : BAR}>
      <p
        aria-live="polite"
        className={`min-w-0 flex-1 text-sm md:text-base ${refused ? 'font-semibold text-brick' : ''}`}
      >
        <span>{refused ? NO_MORE_FIT : chosen.length > 0 && choiceText(chosen.length)}</span>
        {comparable && <span className={ENTER_HINT}> · Press Enter to compare</span>}
      </p>
      {chosen.length > 0 && (
        <Button
          tone="quiet"
          onClick={(event) => {
            onClear(event.currentTarget)
            chooseHomes([])
          }}
        >
          Clear
        </Button>
      )}
      {comparable && (
        <Link
          ref={link}
          to="/compare"
          search={{ homes: comparisonText(chosen) }}
          className={buttonClass('primary', 'medium', 'ml-1')}
        >
          <Icon of={Columns3} size={18} />
          <span>
            Compare<span className="max-sm:sr-only"> {chosen.length} homes</span>
          </span>
        </Link>
      )}
    </div>
  )
}
