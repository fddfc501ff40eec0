import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { capitalized } from '#domain/capitalized.ts'
import { countOf, formatCount } from '#domain/count.ts'
import type { TownKey } from '#domain/geo/town.ts'
import { formatDollars, formatPrice, type Market } from '#domain/money/money.ts'
import { countWords } from '#domain/number-words.ts'
import { writeListingsPage } from '#domain/search/filters-url.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { TownHomes } from '#domain/town/town-page.ts'
import { LateSaveSearchButton } from '#features/saved/late-save-search-button.ts'
import type { Favorites } from '#features/saved/use-favorites.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import { FeedCredits } from '#ui/feed-credits.tsx'
import { ListingCards } from '#ui/listing/listing-cards.tsx'
import { PlaceSection } from './place-section.tsx'

interface HomesSectionProps {
  market: Market
  homes: TownHomes
  searched: readonly TownKey[]
  favorites: Favorites
  /** Below the cards. */
  children?: ReactNode
}

/** The homes of one market in the town; nothing where there is none. */
export function HomesSection({ market, homes, searched, favorites, children }: HomesSectionProps) {
  const { total, shown } = homes
  if (total === 0) return null
  const isSale = market === 'sale'
  // One home takes the row that others would fill.
  const isAlone = shown.length === 1
  return (
    <PlaceSection
      id={isSale ? 'for-sale' : 'to-rent'}
      topic={isSale ? 'For sale' : 'For rent'}
      heading={capitalized(countWords(total, 'home', 'homes'))}
      lead={middleText(market, homes)}
    >
      <ListingCards homes={shown} favorites={favorites} {...(isAlone && { layout: 'list', className: 'mt-6' })} />
      <FeedCredits feeds={homes.feeds} />
      {children}
      <p className="mt-4">
        <Link
          to="/listings"
          search={writeListingsPage({ filters: homesOf(market, searched), sort: 'newest', page: 1 }, 'grid')}
          className="link inline-flex min-h-11 items-center"
        >
          {total > shown.length
            ? `See all ${formatCount(total)} homes`
            : `See ${total === 1 ? 'it' : 'them'} in the listings`}
        </Link>
      </p>
    </PlaceSection>
  )
}

/** The search for every home of a market in these towns. */
export const homesOf = (market: Market, towns: readonly TownKey[]) => ({ ...defaultFilters(market, everyPrice), towns })

interface TellMeProps {
  market: Market
  searched: readonly TownKey[]
  savedSearches: SavedSearchGateway
  words?: string
}

/** Saves the search for the town's homes. */
const TellMe = ({ market, searched, savedSearches, words = 'Save this search' }: TellMeProps) => (
  <LateSaveSearchButton
    filters={homesOf(market, searched)}
    savedSearches={savedSearches}
    className="print:hidden"
    words={words}
  />
)

/** Below the homes of the other market: there is none of this one. */
export const NoneOf = ({ market, ...search }: TellMeProps) => (
  <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
    No homes {market === 'sale' ? 'for sale' : 'for rent'} right now. <TellMe market={market} {...search} />
  </p>
)

/** In place of both sections where the town has no home at all. */
export const NoHomes = (search: Omit<TellMeProps, 'market'>) => (
  <PlaceSection id="homes" topic="For sale and for rent" heading="No homes listed here right now">
    <div className="mt-5 flex flex-wrap gap-3">
      <TellMe market="sale" {...search} />
      <TellMe market="rent" {...search} words="Save a search for rentals" />
    </div>
  </PlaceSection>
)

/** The middle of what is asked; of one or two homes it would say nothing. */
function middleText(market: Market, { total, middlePrice, middleMonth }: TownHomes): string | null {
  if (middlePrice === null) return null
  const price = `The median ${market === 'sale' ? 'asking price' : 'rent'} is ${formatPrice(Math.round(middlePrice), market)}.`
  if (middleMonth === null) return price
  const counted =
    middleMonth.homes === total ? '' : ` for the ${countOf(middleMonth.homes, 'home', 'homes')} with a known cost`
  return `${price} The median monthly cost${counted} is about ${formatDollars(middleMonth.dollars)}, using our standard assumptions.`
}
