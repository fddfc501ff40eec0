import type { Listing } from '#domain/listing/listing.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import { NO_OWN_NUMBERS } from '#domain/money/own-numbers.ts'
import { useOwnNumbers } from '#features/numbers/use-own-numbers.ts'
import type { LoadOwnNumbers } from '#ports/browser/own-numbers.ts'
import { askForNumbers, useCostTerms } from '#ui/listing/cost-terms.ts'
import { StateHelpSection } from './state-help-section.tsx'

interface OwnStateHelpProps {
  listing: Listing
  help: SaleFigures['stateHelp']
  loadNumbers: LoadOwnNumbers
}

/** The State's help for whoever reads: by what they said in their numbers, on this device alone. */
export function OwnStateHelp({ listing, help, loadNumbers }: OwnStateHelpProps) {
  const store = useOwnNumbers(loadNumbers)
  // Whenever numbers are kept, the costs' terms change with them.
  useCostTerms()
  const { household } = store?.read() ?? NO_OWN_NUMBERS
  return <StateHelpSection listing={listing} help={help} answers={household} onAnswer={askForNumbers} />
}
