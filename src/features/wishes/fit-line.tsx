import { reasonText, type FitReason } from '#domain/match/fit-text.ts'

/** As many as a line has room for. Money, time, and what is missed come first. */
const SHOWN = 4

/** '$420 under your limit · 38 min door to door · no yard listed'. */
export function FitLine({ reasons }: { reasons: readonly FitReason[] }) {
  if (reasons.length === 0) return null
  return (
    <p className="fit-line joined">
      {reasons.slice(0, SHOWN).map((reason) => (
        <span key={reason.key} data-holds={reason.holds || undefined}>
          {reasonText(reason)}
        </span>
      ))}
    </p>
  )
}
