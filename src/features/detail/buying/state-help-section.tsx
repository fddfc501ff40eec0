import { helpReasonText, stateHelpHeading, stateHelpSentence } from '#content/state-help-text.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import { helpByAnswers, type HelpAnswers, type HelpReason } from '#domain/money/state-help.ts'
import { FigureAge } from '#ui/listing/figure-age.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { CostSection } from '../costs/cost-section.tsx'
import { StatusWord, type Standing } from '../status-word.tsx'
import { monthText } from './month-text.ts'

interface StateHelpSectionProps {
  listing: Listing
  help: SaleFigures['stateHelp']
  /** What the visitor said of themselves. */
  answers: HelpAnswers
  /** Opens the visitor's own numbers. */
  onAnswer: () => void
}

/** How likely the State's second loan is for this home and buyer, and every reason. A lender decides. */
export function StateHelpSection({ listing, help, answers, onAnswer }: StateHelpSectionProps) {
  const { value: table, asOf } = help
  const found = helpByAnswers(answers, listing, table)
  return (
    <CostSection
      id="state-help"
      topic="Help you may get"
      heading={stateHelpHeading(found)}
      lead={stateHelpSentence(table, listing.county)}
    >
      <table className="cost-table">
        <caption className="sr-only">Conditions of the help and how they stand</caption>
        <tbody>
          {found.reasons.map((reason) => (
            <ReasonRow key={reason.code} reason={reason} />
          ))}
        </tbody>
      </table>
      <p className="cost-note mt-3">
        {formatDollars(table.firstGenerationAmount)} more if no parent of yours ever owned a home. The county’s amount
        is of {monthText(asOf)}: ask the{' '}
        <a href="https://www.njhousing.gov/" className="link" target="_blank" rel="noreferrer">
          New Jersey Housing and Mortgage Finance Agency
        </a>{' '}
        before you count on it. A lender decides.
        <FigureAge figure={help} name="Its amounts are" />
      </p>
      <Button tone="secondary" className="mt-5 max-sm:w-full print:hidden" onClick={onAnswer}>
        Answer in your numbers
      </Button>
    </CostSection>
  )
}

const STANDINGS: Readonly<Record<HelpReason['points'], [Standing, string]>> = {
  for: ['yes', 'Yes'],
  open: ['open', 'Unclear'],
  'not-asked': ['open', 'Not asked'],
  against: ['no', 'No'],
}

function ReasonRow({ reason }: { reason: HelpReason }) {
  const { condition, standing } = helpReasonText(reason)
  const [shape, word] = STANDINGS[reason.points]
  return (
    <tr>
      <th scope="row">
        {condition}
        {standing !== word && <small>{standing}</small>}
      </th>
      <td>
        <StatusWord standing={shape}>{word}</StatusWord>
      </td>
    </tr>
  )
}
