import { useQuery } from '@tanstack/react-query'
import { LongWait } from '#features/waiting/long-wait.tsx'
import { useWait } from '#features/waiting/use-wait.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { LoadOwnNumbers } from '#ports/browser/own-numbers.ts'
import { Button } from '#ui/primitives/button.tsx'
import { BudgetPanel } from './budget-panel.tsx'
import { CountyExplorer } from './county-explorer.tsx'
import { FeaturedListings } from './featured-listings.tsx'
import { Hero } from './hero.tsx'
import { homeQuery } from './home-queries.ts'
import { HowItWorks } from './how-it-works.tsx'
import { TalkButton } from './talk-button.tsx'
import { Testimonials } from './testimonials.tsx'
import './home.css'

interface HomePageProps {
  listings: ListingGateway
  favorites: FavoritesGateway
  loadNumbers: LoadOwnNumbers
  /** Opens the voice chat. */
  onTalk: () => void
}

/** The home page (H-01 to H-08): hero, featured listings, steps, counties, budgets and testimonials. */
export function HomePage({ listings, favorites, loadNumbers, onTalk }: HomePageProps) {
  const query = homeQuery(listings)
  const home = useQuery(query)
  const wait = useWait(query.queryKey, home.isPending)
  return (
    <>
      <Hero talk={<TalkButton onTalk={onTalk} />} />
      <LongWait wait={wait} />
      {home.isError ? (
        <Failure onRetry={() => void home.refetch()} />
      ) : (
        <FeaturedListings listings={home.data?.featured} favorites={favorites} loadNumbers={loadNumbers} />
      )}
      <HowItWorks />
      <CountyExplorer />
      <BudgetPanel ranges={home.data?.budget} />
      <Testimonials />
    </>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <section aria-labelledby="featured-title" className="section-space container-page">
      <h2 id="featured-title" className="display text-3xl lg:text-4xl">
        Featured Listings
      </h2>
      <p className="mt-3 text-ink-soft">These homes can’t be shown right now.</p>
      <Button tone="secondary" className="mt-5" onClick={onRetry}>
        Try again
      </Button>
    </section>
  )
}
