import { helpStep, stateHelpHeading, stateHelpSentence } from '#content/state-help-text.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { ageText } from '#domain/money/figure.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import { helpByAnswers, type HelpAnswers } from '#domain/money/state-help.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { CostSection } from '../costs/cost-section.tsx'
import { monthText } from './month-text.ts'

interface StateHelpSectionProps {
  listing: Listing
  help: SaleFigures['stateHelp']
  /** What the visitor said of themselves. */
  answers: HelpAnswers
  /** Opens the visitor's own numbers. */
  onAnswer: () => void
}

/** How likely the State's second loan is for this home and buyer, what decides, and who answers that. A lender decides. */
export function StateHelpSection({ listing, help, answers, onAnswer }: StateHelpSectionProps) {
  const { value: table, asOf } = help
  const found = helpByAnswers(answers, listing, table)
  const { says, ask } = helpStep(found, listing.county)
  const age = ageText(asOf, help.ages, useToday())
  const wide = 'mt-5 max-sm:w-full print:hidden'
  return (
    <CostSection
      id="state-help"
      topic="Help you may get"
      heading={stateHelpHeading(found)}
      lead={stateHelpSentence(table, listing.county)}
    >
      <p className="max-w-[62ch]">{says}</p>
      {ask === 'visitor' ? (
        <Button tone="secondary" className={wide} onClick={onAnswer}>
          Answer in your numbers
        </Button>
      ) : (
        <a
          href="https://www.njhousing.gov/"
          className={buttonClass('secondary', 'medium', wide)}
          target="_blank"
          rel="noreferrer"
        >
          Ask the agency
        </a>
      )}
      <p className="cost-note mt-3">
        {formatDollars(table.firstGenerationAmount)} more if no parent of yours ever owned a home. The county’s amount
        is from {[monthText(asOf), age].filter(Boolean).join(', ')}: check it before you count on it. A lender decides.
      </p>
    </CostSection>
  )
}
