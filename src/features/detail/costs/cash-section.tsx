import type { ReactNode } from 'react'
import { cashToClose } from '#domain/money/cash-to-close.ts'
import type { ClosingParts, FigureRange } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import { helpByAnswers, type HelpAnswers, type HelpVerdict } from '#domain/money/state-help.ts'
import { formatPercent } from '#domain/money/terms-text.ts'
import { NOT_PROVIDED } from '../not-provided.ts'
import { CostSection, Fold } from './cost-section.tsx'
import { centsText, shareText } from './cost-words.ts'
import { FiguresLink } from './figures-link.tsx'
import type { CostedSale } from './use-home-costs.ts'
import { WhoPays } from './who-pays.tsx'

interface CashSectionProps extends CostedSale {
  /** What the visitor said of themselves: State help is taken off where it is likely for them. */
  answers: HelpAnswers
}

/** The cash a buyer brings to the closing, and who pays the transfer fee. */
export function CashSection({ listing, costs, figures, answers }: CashSectionProps) {
  const { price, costFacts } = listing
  const help = helpByAnswers(answers, listing, figures.stateHelp.value)
  const question = { price, down: costs.terms.down, propertyTax: costFacts.tax?.yearly ?? null, stateHelp: help }
  const { downPayment, closingShare, closingCosts, stateHelp, total } = cashToClose(
    question,
    figures.closingCosts.value,
  )
  const share = formatPercent(closingShare.usual)
  return (
    <CostSection
      id="cash-to-close"
      topic="Cash to close"
      heading={`About ${centsText(total.usual)} on the day`}
      lead="Your down payment, and the costs of buying."
    >
      <table className="cost-table">
        <caption className="sr-only">Cash to close</caption>
        <tbody>
          <tr>
            <th scope="row">
              Down payment
              <small>
                {shareText(costs)} of {formatDollars(price)}
              </small>
            </th>
            <td>{centsText(downPayment)}</td>
          </tr>
          <tr>
            <th scope="row">
              Closing costs, about {share}
              <small>
                Between {closingShare.low}% ({centsText(closingCosts.low)}) and {closingShare.high}% (
                {centsText(closingCosts.high)}). In towns with high taxes count 4 to 5: months of tax and a year of
                insurance are paid ahead.
              </small>
            </th>
            <td>{centsText(closingCosts.usual)}</td>
          </tr>
          <tr>
            <th scope="row">
              State help
              <small>
                {HELP_COUNTED[help.verdict]}{' '}
                <a href="#state-help" className="link">
                  Why
                </a>
              </small>
            </th>
            <td>{stateHelp > 0 ? `−${centsText(stateHelp)}` : '$0'}</td>
          </tr>
          <tr data-total="">
            <th scope="row">Together, about</th>
            <td>{centsText(total.usual)}</td>
          </tr>
        </tbody>
      </table>
      <Fold title={`What is inside the ${share}`}>
        <ClosingTable {...figures.closingParts} />
      </Fold>
      <WhoPays price={price} fees={figures.sellerFees} />
      <FiguresLink />
    </CostSection>
  )
}

const HELP_COUNTED: Readonly<Record<HelpVerdict, string>> = {
  likely: 'Likely by your answers, so taken off. A lender decides.',
  unclear: 'Unclear, so not counted.',
  unlikely: 'Unlikely by your answers, so not counted.',
}

/** Parts of the closing costs for which a figure is known, and those for which none is. */
function ClosingTable({ title, recording, recordingFund, appraisal, ...own }: ClosingParts) {
  const fund = recordingFund && rangeText(recordingFund.value)
  return (
    <table className="cost-table">
      <caption className="sr-only">Parts of the closing costs</caption>
      <tbody>
        <Part name="Title insurance" note="Two filed schedules found; a title company quotes">
          {rangeText(title.value)}
        </Part>
        <Part
          name="Recording the deed and the mortgage"
          note={`4 and 20 pages${fund && fund !== '$0' ? `; a county fund of ${fund} each comes on top` : ''}`}
        >
          {formatDollars(recording.value)}
        </Part>
        <Part name="Appraisal">{rangeText(appraisal.value)}</Part>
        <OwnPart name="Attorney" figure={own.attorney} />
        <OwnPart name="Inspection" figure={own.inspection} />
        <OwnPart name="Survey" figure={own.survey} />
        <Part name="Tax and insurance paid ahead">
          <span className="text-ink-soft">Set by the lender</span>
        </Part>
      </tbody>
    </table>
  )
}

const rangeText = ([from, to]: FigureRange): string =>
  from === to ? formatDollars(from) : `${formatDollars(from)} to ${formatDollars(to)}`

interface PartProps {
  name: string
  note?: string
  children: ReactNode
}

const Part = ({ name, note, children }: PartProps) => (
  <tr>
    <th scope="row">
      {name}
      {note && <small>{note}</small>}
    </th>
    <td>{children}</td>
  </tr>
)

/** A part whose cost the agency alone may know. */
const OwnPart = ({ name, figure }: { name: string; figure: FigureRange | null }) => (
  <Part name={name}>{figure ? rangeText(figure) : <span className="text-ink-soft">{NOT_PROVIDED}</span>}</Part>
)
