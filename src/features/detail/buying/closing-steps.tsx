import { formatMonthDay, formatShortMonthDay } from '#domain/day-text.ts'
import { daysAfter } from '#domain/day.ts'
import { asSentence, countWords } from '#domain/number-words.ts'

interface ClosingStepsProps {
  /** ISO dates. */
  day: string
  earliestEnd: string
  businessDays: number
}

interface Step {
  when: string
  name: string
  text: string
}

/** A certificate of occupancy can take four weeks (laws.json). */
const CERTIFICATE_DAYS = 28
const IN_CONTRACT = 'In your contract'

/** The steps of a purchase, in their order. Only the first has a term by law. */
export const ClosingSteps = (props: ClosingStepsProps) => (
  <ol className="closing-steps">
    {steps(props).map(({ when, name, text }) => (
      <li key={name}>
        <p>{when}</p>
        <div>
          <h3>{name}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ol>
)

const steps = ({ day, earliestEnd, businessDays }: ClosingStepsProps): Step[] => [
  {
    when: `${formatShortMonthDay(day)} – ${formatShortMonthDay(earliestEnd)}`,
    name: 'Attorney review',
    text: `${asSentence(countWords(businessDays, 'business day', 'business days'))} in which either side’s attorney may disapprove the contract; a change needs both sides. You can’t cancel it yourself, so have an attorney before you sign. If either attorney sends a letter in that time, review continues until both sides agree.`,
  },
  {
    when: IN_CONTRACT,
    name: 'Deposit and inspection',
    text: 'The contract sets the days. Ask for them before you sign.',
  },
  {
    when: IN_CONTRACT,
    name: 'Appraisal and the lender’s answer',
    text: 'The lender orders the appraisal and decides.',
  },
  {
    when: 'Allow four weeks',
    name: 'Title, survey, certificates',
    text: `A certificate of occupancy can take that long: request it ${formatMonthDay(earliestEnd)} and expect it around ${formatMonthDay(daysAfter(earliestEnd, CERTIFICATE_DAYS))}.`,
  },
  { when: IN_CONTRACT, name: 'Closing and keys', text: 'You pay the cash to close, sign, and get the keys.' },
]
