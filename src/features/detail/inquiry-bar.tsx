import type { Listing } from '#domain/listing/listing.ts'
import { formatDollars } from '#domain/money/money.ts'
import { Button } from '#ui/primitives/button.tsx'
import { LateCostInShort } from './late-facts.ts'

/** Scrolls to the form and focuses its first field. */
function goToForm(): void {
  const form = document.getElementById('request-information')?.closest('section')
  form?.scrollIntoView()
  form?.querySelector('input')?.focus({ preventScroll: true })
}

/**
 * Price and 'Request Information' in a bar at the bottom of narrow windows (D-06). It sticks within the page's content, so it
 * never covers the footer. It is hidden while the form has the focus and in very low windows.
 */
export function InquiryBar({ listing }: { listing: Listing }) {
  return (
    <div
      data-foot-bar
      className="sticky bottom-(--call-bar) z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] group-has-[form:focus-within]/detail:hidden lg:hidden print:hidden noscript:hidden [@media(height<20rem)]:hidden"
    >
      <div className="container-page flex items-center justify-between gap-2 py-2 sm:py-2.5">
        <p className="leading-tight">
          <span className="display text-lg tabular-nums sm:text-xl">{formatDollars(listing.price)}</span>{' '}
          {listing.market === 'rent' && <span className="text-sm whitespace-nowrap">a month</span>}
          <span className="block text-xs text-balance text-ink-soft tabular-nums">
            <LateCostInShort listing={listing} />
          </span>
        </p>
        <Button
          onClick={goToForm}
          className="px-3! leading-tight max-sm:text-sm! whitespace-normal! min-[22rem]:shrink-0 sm:px-5!"
        >
          Request Information
        </Button>
      </div>
    </div>
  )
}
