import { type CSSProperties } from 'react'
import { toDollars } from '#domain/money/cents.ts'
import { formatDollars } from '#domain/money/money.ts'
import { depositCap, type MoveInTable } from '#domain/money/move-in.ts'
import { roundedRent, USUAL_SHARE_PCT, type RentBudget } from '#domain/money/rent-budget.ts'
import type { RenterAnswers } from '#domain/money/renter-form.ts'

interface RentAnswerProps {
  budget: RentBudget
  moveIn: MoveInTable
  answers: RenterAnswers
  errors: Readonly<Record<string, string>>
}

const shownRent = (rent: number): string => formatDollars(roundedRent(rent))

/** The answer in one sentence, what limits it, and what the move costs at that rent. */
export function RentAnswer({ budget, moveIn, answers, errors }: RentAnswerProps) {
  const { rent } = budget
  const isWrong = Object.keys(errors).length > 0
  return (
    <section aria-labelledby="rent-answer">
      <h2 id="rent-answer" className="eyebrow">
        Your budget
      </h2>
      <output className="display afford-answer block">
        {isWrong ? (
          'Check the highlighted field.'
        ) : rent === null ? (
          'Enter your income or your savings for the move.'
        ) : rent < 1 ? (
          'Your utilities alone are more than this share of your income.'
        ) : (
          <>
            Rent up to about <b>{shownRent(rent)}</b> a month{budget.utilities > 0 && ', plus utilities'}.
          </>
        )}
      </output>
      {rent !== null && rent >= 1 && (
        <>
          <Limits budget={budget} sharePct={answers.renter.sharePct ?? USUAL_SHARE_PCT} />
          <p className="mt-4 max-w-[68ch] text-sm text-ink-soft">{moveInText(rent, moveIn)}</p>
        </>
      )}
    </section>
  )
}

/** 'To move in at $1,950: up to $4,925 …'. */
function moveInText(exact: number, moveIn: MoveInTable): string {
  const rent = roundedRent(exact)
  const deposit = toDollars(depositCap(rent, moveIn))
  const fee = moveIn.applicationFeeCap.amount
  return `At ${formatDollars(rent)}, plan for up to ${formatDollars(Math.ceil(rent + deposit + fee))} due at move-in: the first month, a deposit of up to ${moveIn.depositCapMonths} months’ rent, and an application fee of up to ${formatDollars(fee)} in buildings with three or more units. A broker’s fee would be extra.`
}

function Limits({ budget, sharePct }: { budget: RentBudget; sharePct: number }) {
  const { gross, utilities, byIncome, bySavings, limit } = budget
  const rows = [
    {
      of: 'income' as const,
      name: 'Your income',
      rent: byIncome,
      how:
        gross === null
          ? ''
          : `${sharePct}% is ${shownRent(gross)}${utilities > 0 ? `, after ${formatDollars(Math.round(utilities))} for utilities` : ''}`,
    },
    {
      of: 'savings' as const,
      name: 'Your savings',
      rent: bySavings,
      how: 'first month, plus the deposit and fee at their caps',
    },
  ].filter(({ rent }) => rent !== null)
  const most = Math.max(...rows.map(({ rent }) => rent!), 1)
  return (
    <ul className="limit-bars" aria-label="What each of your numbers allows">
      {rows.map(({ of, name, rent, how }) => (
        <li key={of} data-decides={rows.length > 1 && of === limit ? '' : undefined}>
          <span>
            <b>{name}</b> {rows.length > 1 && of === limit && <span className="limit-decides">sets your limit</span>}
            <span className="block text-xs text-ink-soft">{how}</span>
          </span>
          <span className="limit-bar" style={{ '--share': rent! / most } as CSSProperties}>
            <i />
          </span>
          <span>{shownRent(rent!)}</span>
        </li>
      ))}
    </ul>
  )
}
