import { Button } from '#ui/primitives/button.tsx'
import type { Wait } from './use-wait.ts'
import './waiting.css'

/**
 * Says that an answer takes long, and asks for it again, in a note over the top of what is shown. Its parent has
 * `data-late` while the answer is late: what it shows is then dimmed.
 */
export function LongWait({ wait }: { wait: Wait }) {
  return (
    <output className="long-wait">
      {wait.isLong && (
        <span>
          This is taking longer than usual
          <Button
            tone="secondary"
            size="small"
            className="min-h-11"
            onClick={({ currentTarget }) => {
              // The button goes away with what it did.
              currentTarget.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
              wait.retry()
            }}
          >
            Try again
          </Button>
        </span>
      )}
    </output>
  )
}
