import { useId, useRef } from 'react'
import { townCounty, townName } from '#domain/geo/town.ts'
import type { TownFigures } from '#domain/money/town-figures.ts'
import { CloseButton } from '#ui/primitives/close-button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { TaxSource } from './tax-legend.tsx'
import { rateText } from './tax-steps.ts'

interface TaxTableDialogProps {
  open: boolean
  taxes: TownFigures['towns']
  onClose: () => void
}

/** The rates of all towns, which the map shows as shades. */
export function TaxTableDialog({ open, taxes, onClose }: TaxTableDialogProps) {
  const titleId = useId()
  const rows = useRef<HTMLElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      firstFocus={rows}
      className="h-[min(44rem,100dvh-2rem)] w-[min(30rem,100vw-2rem)] rounded-lg shadow-lifted"
    >
      <div className="relative flex h-full flex-col bg-surface">
        <div className="border-b border-line px-6 pt-4 pb-4">
          <h2 id={titleId} className="display pr-10 text-xl">
            Property tax rates, {taxes.asOf}
          </h2>
          <CloseButton onClose={onClose} />
          <p className="mt-1 mb-2 text-sm text-ink-soft">
            Yearly tax as a percent of market value, by county and town.
          </p>
          <TaxSource taxes={taxes} />
        </div>
        <section
          ref={rows}
          aria-label="Rates by town"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the keyboard
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto px-6 -outline-offset-2"
        >
          <table className="w-full text-sm tabular-nums">
            <caption className="sr-only">Property tax rate by town</caption>
            <thead className="sticky top-0 bg-surface text-left text-xs text-ink-soft">
              <tr>
                <th scope="col" className="py-2 font-semibold">
                  Town
                </th>
                <th scope="col" className="py-2 font-semibold">
                  County
                </th>
                <th scope="col" className="py-2 text-right font-semibold">
                  Rate
                </th>
              </tr>
            </thead>
            <tbody>
              {taxes.value.map(({ town, taxPct }) => (
                <tr key={town} className="border-t border-line">
                  <th scope="row" className="py-2 text-left font-semibold">
                    {townName(town)}
                  </th>
                  <td className="py-2">{townCounty(town)}</td>
                  <td className="py-2 text-right">{rateText(taxPct)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Dialog>
  )
}
