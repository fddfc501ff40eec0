import { useQuery } from '@tanstack/react-query'
import { LongWait } from '#features/waiting/long-wait.tsx'
import { useWait } from '#features/waiting/use-wait.ts'
import type { AgencyTexts } from '#ports/browser/agency-texts.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { FeaturedListings } from './featured-listings.tsx'
import { Hero } from './hero.tsx'
import { homeQuery } from './home-queries.ts'
import { LateFurtherSections } from './late-further-sections.ts'
import { TalkButton } from './talk-button.tsx'
import './home.css'

interface HomePageProps {
  listings: ListingGateway
  favorites: FavoritesGateway
  loadNumbers: LoadToldStore
  texts: AgencyTexts
  /** Opens the voice chat. */
  onTalk: () => void
}

/** The home page (H-01 to H-08): hero, featured listings, steps, counties, budgets and testimonials. */
export function HomePage({ listings, favorites, loadNumbers, texts, onTalk }: HomePageProps) {
  const query = homeQuery(listings)
  const { voice } = useAgency().pages
  const home = useQuery(query)
  const wait = useWait(query.queryKey, home.isPending)
  return (
    <>
      <Hero talk={voice && <TalkButton onTalk={onTalk} />} />
      <LongWait wait={wait} />
      {home.isError ? (
        <Failure onRetry={() => void home.refetch()} />
      ) : (
        <FeaturedListings listings={home.data?.featured} favorites={favorites} loadNumbers={loadNumbers} />
      )}
      <LateFurtherSections budget={home.data?.budget} texts={texts} />
    </>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <section aria-labelledby="featured-title" className="section-space container-page">
      <h2 id="featured-title" className="section-title">
        Featured Listings
      </h2>
      <FailedPart title="We can’t show these homes right now" onRetry={onRetry} className="mt-5" />
    </section>
  )
}
