import { helpStep, stateHelpSentence } from '#content/state-help-text.ts'
import { formatMonth } from '#domain/day-text.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { ageText } from '#domain/money/figure.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import { helpByAnswers, type HelpAnswers, type StateHelp } from '#domain/money/state-help.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { Fold } from '#ui/primitives/fold.tsx'
import { STATE_HELP } from '../texts/cost-texts.ts'

interface StateHelpFoldProps {
  listing: Listing
  help: SaleFigures['stateHelp']
  /** What the visitor said of themselves. */
  answers: HelpAnswers
  /** Opens the visitor's own numbers. */
  onAnswer: () => void
}

/** How likely the state's second loan is for this home and buyer, what decides, and who answers that. A lender decides. */
export function StateHelpFold({ listing, help, answers, onAnswer }: StateHelpFoldProps) {
  const { value: table, asOf } = help
  const found = helpByAnswers(answers, listing, table)
  const { says, ask } = helpStep(found, listing.county)
  const age = ageText(asOf, help.ages, useToday())
  const look = 'mt-3 max-sm:w-full print:hidden'
  return (
    <Fold title={titleText(found)} value={found.verdict === 'unlikely' ? undefined : STATE_HELP.value[ask]}>
      <p>{stateHelpSentence(table, listing.county)}</p>
      <p className="mt-2">{says}</p>
      {ask === 'visitor' ? (
        <Button tone="secondary" className={`${look} noscript:hidden`} onClick={onAnswer}>
          {STATE_HELP.answer}
        </Button>
      ) : (
        <a
          href="https://www.njhousing.gov/"
          className={buttonClass('secondary', 'medium', look)}
          target="_blank"
          rel="noreferrer"
        >
          {STATE_HELP.askAgency}
        </a>
      )}
      <p className="cost-note mt-3">
        {STATE_HELP.note(formatDollars(table.firstGenerationAmount), [monthText(asOf), age].filter(Boolean).join(', '))}
      </p>
    </Fold>
  )
}

/** A figure's date as 'November 2022'; a year and words stay as they are. */
const monthText = (asOf: string): string => (/^\d{4}-\d{2}/.test(asOf) ? formatMonth(asOf) : asOf)

function titleText({ verdict, upTo }: StateHelp): string {
  const { title } = STATE_HELP
  if (verdict === 'unlikely') return title.unlikely
  return upTo === 0 ? title.noAmount : title[verdict](formatDollars(upTo))
}
