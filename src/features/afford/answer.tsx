import { formatDollars } from '#domain/money/money.ts'
import { SaidAfterPause } from '#ui/primitives/said-after-pause.tsx'
import { answerMonth, answerText, meansText, NO_INCOME, whyNone, wrongField } from './afford-words.ts'
import type { IncomeReach } from './income-reach.ts'

export interface AnswerProps {
  /** Null without an income, and while a field can't be used. */
  reach: IncomeReach | null
  errors: Readonly<Record<string, string>>
}

/** A screen reader hears the answer once typing has paused this long, ms. */
const PAUSE_MS = 800

/** The answer in one sentence, or what is missing for it. */
export function Answer({ reach, errors }: AnswerProps) {
  const price = reach?.typical
  const missing = missingText({ reach, errors })
  return (
    <section aria-labelledby="afford-answer">
      <h2 id="afford-answer" className="eyebrow">
        Your budget
      </h2>
      {missing === null && price ? (
        <p className="display afford-answer is-long">
          A home of about <b>{formatDollars(price.displayPrice)}</b>, at <b>{formatDollars(answerMonth(price))}</b> a
          month, in a town with typical tax.
        </p>
      ) : (
        <p className="display afford-answer is-long">{missing}</p>
      )}
      {reach && <p className="hidden text-sm print:block">{meansText(reach.means)}</p>}
      <SaidAfterPause text={missing ?? answerText(price!)} pauseMs={PAUSE_MS} />
    </section>
  )
}

/** What is missing for an answer; null where there is one. */
export const missingText = ({ reach, errors }: AnswerProps): string | null =>
  wrongField(errors) ?? (reach ? whyNone(reach.typical) : NO_INCOME)
