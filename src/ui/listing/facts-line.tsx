import { Bath, BedDouble, Ruler } from 'lucide-react'
import type { ListingSummary } from '#domain/listing.ts'
import { bathsText, bedsText, squareFeetText } from './home-facts.ts'

/** Beds, baths and square feet in one line, in words with a thin icon each; what is unknown is left out. */
export function FactsLine({ listing }: { listing: Pick<ListingSummary, 'beds' | 'baths' | 'squareFeet'> }) {
  const facts = [
    { icon: BedDouble, text: bedsText(listing.beds) },
    { icon: Bath, text: bathsText(listing.baths) },
    { icon: Ruler, text: squareFeetText(listing.squareFeet) },
  ]
  return (
    <ul aria-label="Size" className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
      {facts.map(
        ({ icon: Icon, text }) =>
          text && (
            <li key={text} className="flex items-center gap-1.5 whitespace-nowrap">
              <Icon aria-hidden size={16} strokeWidth={1.5} className="text-ink-soft" />
              {text}
            </li>
          ),
      )}
    </ul>
  )
}
