import { NOT_OF_ITS_MARKET } from './comparison-rows.ts'

/** A fact in its cell: 'Not provided' where it isn't known, a dash where no home of this market has it. */
export function FactValue({ value }: { value: string | null }) {
  if (value === null) return <span className="font-normal text-ink-soft">Not provided</span>
  if (value !== NOT_OF_ITS_MARKET) return value
  return (
    <span className="font-normal text-ink-soft">
      <span aria-hidden>–</span>
      <span className="sr-only">Doesn’t apply</span>
    </span>
  )
}
