import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { countOf } from '#domain/count.ts'
import { comparisonText, MIN_COMPARED, type AskedComparison } from '#domain/listing/comparison.ts'
import { LateNumbersLine } from '#features/numbers/late-numbers-line.ts'
import { chooseHomes } from '#features/saved/comparison-choice.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { Checkbox } from '#ui/primitives/field.tsx'
import { PrintedAddress } from '#ui/primitives/printed-address.tsx'
import { comparedQuery } from './compared-query.ts'
import { comparisonNotices } from './comparison-notices.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { NothingToCompare } from './nothing-to-compare.tsx'

interface ComparePageProps {
  asked: AskedComparison
  listings: ListingGateway
  favorites: FavoritesGateway
  figures: HomeFiguresGateway
  loadNumbers: LoadToldStore
}

/** Compares up to four homes, those in the URL. */
export function ComparePage({ asked, listings, favorites, figures, loadNumbers }: ComparePageProps) {
  const { data: found } = useSuspenseQuery(comparedQuery(listings, asked.ids))
  const homes = found.filter((home) => home !== null)
  const gone = asked.ids.filter((_, index) => found[index] === null)
  const [differencesOnly, setDifferencesOnly] = useState(false)
  const comparable = homes.length >= MIN_COMPARED
  return (
    <div className="container-page min-h-[80dvh] py-12 md:py-16 print:min-h-0 print:py-0 print:[zoom:0.63]">
      <h1 className="page-title">Compare homes</h1>
      <Notices texts={comparisonNotices(asked, gone)} />
      {homes.length === 0 ? (
        <NothingToCompare />
      ) : (
        <>
          <div className="mt-4 mb-6 flex flex-wrap items-center gap-x-8 gap-y-2 print:hidden">
            <p aria-live="polite" className="text-lg text-ink-soft">
              {countOf(homes.length, 'home', 'homes')} side by side
              {!comparable && '. Choose one more to compare it with.'}
            </p>
            {comparable && (
              <Checkbox
                checked={differencesOnly}
                onChange={(event) => setDifferencesOnly(event.currentTarget.checked)}
                className="print:hidden noscript:hidden"
              >
                Show only differences
              </Checkbox>
            )}
            <Link
              to="/listings"
              onClick={() => chooseHomes(homes.map(({ id }) => id))}
              className={buttonClass('secondary', 'small', 'min-h-11 md:ml-auto print:hidden')}
            >
              Choose different homes
            </Link>
          </div>
          <LateNumbersLine loadNumbers={loadNumbers} className="mb-6" />
          <ComparisonTable
            homes={homes}
            favorites={favorites}
            figures={figures}
            loadNumbers={loadNumbers}
            differencesOnly={comparable && differencesOnly}
          />
          <PrintedAddress key={comparisonText(asked.ids)} of="page" className="mt-4" />
        </>
      )}
    </div>
  )
}

function Notices({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <div className="mt-4 max-w-[68ch] border-l-2 border-brass pl-4 text-ink-soft">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
