import { formatDollars } from '#domain/money/money.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { answerMonth } from './afford-words.ts'
import { missingText, type AnswerProps } from './answer.tsx'

/** The answer at the foot of narrow windows; it stays while the fields above are filled in. */
export function AnswerBar({ reach, errors }: AnswerProps) {
  const price = missingText({ reach, errors }) === null ? reach?.typical : undefined
  return (
    <div data-foot-bar className="answer-bar">
      <p className="leading-tight" aria-hidden>
        {price ? (
          <>
            <span className="display text-lg tabular-nums">about {formatDollars(price.displayPrice)}</span>
            <span className="block text-xs text-ink-soft tabular-nums">
              {formatDollars(answerMonth(price))} a month
            </span>
          </>
        ) : (
          <span className="text-sm text-ink-soft">No budget yet</span>
        )}
      </p>
      <a href="#towns" className={buttonClass('secondary', 'medium', 'shrink-0 px-4!')}>
        See towns
      </a>
    </div>
  )
}
