import type { Listing } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import { useFavorites, type Favorites } from '#features/saved/use-favorites.ts'
import type { Gateways } from '#ports/browser/gateways.ts'
import { HomeTitle } from '#ui/listing/home-title.tsx'
import { LateHomeBadge } from '#ui/listing/late-home-badge.ts'
import { OutsideTag } from '#ui/listing/outside-tag.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { AddressLine } from './address-line.tsx'
import { AskAboutHome } from './ask-about-home.tsx'
import { BackToListings } from './back-to-listings.tsx'
import { FavoriteToggle } from './favorite-toggle.tsx'
import { Gallery } from './gallery.tsx'
import { HomeTiles } from './home-tiles.tsx'
import { InquiryBar } from './inquiry-bar.tsx'
import {
  LateHomeDetails,
  LateHomeSections,
  LateListedBy,
  LateListingSource,
  LateMonthLine,
  LateOpenHouses,
  LateSimilarHomes,
  LateViewing,
} from './late-facts.ts'
import { LateInquiryForm } from './late-inquiry-form.ts'
import { ListingData } from './listing-data.tsx'
import { NOT_PROVIDED } from './not-provided.ts'
import { ShareButton } from './share-button.tsx'
import { PAGE } from './texts/page-texts.ts'
import '#ui/listing/cost-bar.css'
import '#ui/primitives/fold.css'
import './costs/costs.css'
import './buying/buying.css'
import './renting/renting.css'
import './commute/commute.css'

interface DetailPageProps {
  listing: Listing
  /** Scheme and host of the site; empty if unknown. */
  origin: string
  gateways: Gateways
  /** Opens the voice chat about this home. */
  onAsk: () => void
}

/** The page of one listing (D-01 to D-09). */
export function DetailPage({ listing, origin, gateways, onAsk }: DetailPageProps) {
  const favorites = useFavorites(gateways.visitor.favorites)
  const { voice } = useAgency().pages
  return (
    <div className="group/detail print:[zoom:0.64]">
      <div className="container-page pb-12 md:pb-16 print:pb-0">
        <BackToListings className="my-1" />
        <Views listing={listing} />
        <PictureNote listing={listing} />
        <div className="mt-6 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_384px] print:mt-4 print:flex print:flex-col print:gap-3">
          <div className="flex min-w-0 flex-col gap-6 md:gap-8 print:contents">
            <Summary listing={listing} favorites={favorites} />
            <HomeTiles listing={listing} />
            <Tabs
              label={PAGE.tabs}
              tabs={[
                { key: 'description', label: PAGE.description, content: <Description text={listing.description} /> },
                { key: 'features', label: PAGE.features, content: <Features amenities={listing.amenities} /> },
                { key: 'details', label: PAGE.details, content: <LateHomeDetails listing={listing} /> },
              ]}
            />
            {voice && <AskAboutHome onAsk={onAsk} />}
            {listing.openHouses.length > 0 && <LateOpenHouses listing={listing} origin={origin} />}
            <LateHomeSections
              listing={listing}
              figures={gateways.homeFigures}
              loadNumbers={gateways.visitor.loadToldStore}
              loadMap={gateways.visitor.loadMap}
              origin={origin}
            />
          </div>
          <div className="self-start rounded-lg border border-line bg-surface transition-[top] lg:sticky lg:top-[min(6rem,calc(100dvh-53rem-var(--call-bar)))] lg:has-[details[open]]:top-[min(6rem,calc(100dvh-84rem-var(--call-bar)))] lg:has-data-receipt:top-24! print:border-0">
            <section className="scroll-mt-24 p-6 print:hidden">
              <h2 id="request-information" className="display mb-4 text-xl">
                {PAGE.request}
              </h2>
              <LateInquiryForm
                listingId={listing.id}
                inquiries={gateways.visitor.inquiries}
                account={gateways.visitor.account}
              />
            </section>
            <LateListedBy listing={listing} />
          </div>
          <p ref={writeOwnAddress} className="hidden print:block" />
        </div>
        <div className="mt-12 md:mt-16 print:hidden">
          <LateSimilarHomes listing={listing} listings={gateways.listings} favorites={favorites} />
        </div>
        {(listing.feed ?? listing.otherFeeds[0]) && <LateListingSource listing={listing} />}
      </div>
      <InquiryBar listing={listing} />
      <ListingData listing={listing} origin={origin} />
    </div>
  )
}

/** The page's URL, for print; only the browser knows it for sure. */
function writeOwnAddress(line: HTMLElement | null): void {
  if (line) line.textContent = window.location.origin + window.location.pathname
}

/** The pictures, and beside them the tab of what can be looked at elsewhere. */
function Views({ listing: { pictures, title, links } }: { listing: Listing }) {
  const gallery = <Gallery pictures={pictures} title={title} />
  const hasPlans = links.floorPlans.length > 0
  if (!links.virtualTour && !hasPlans) return gallery
  const elsewhere = !links.virtualTour ? PAGE.plans : hasPlans ? PAGE.tourAndPlans : PAGE.tour
  return (
    <Tabs
      label={PAGE.views}
      tabs={[
        { key: 'pictures', label: PAGE.pictures, content: gallery },
        { key: 'elsewhere', label: elsewhere, content: <LateViewing links={links} /> },
      ]}
    />
  )
}

function PictureNote({ listing }: { listing: Listing }) {
  if (!listing.pictures.some((picture) => picture.illustrative)) return null
  return <p className="mt-3 text-xs text-ink-soft">{PAGE.illustrative}</p>
}

interface SummaryProps {
  listing: Listing
  favorites: Favorites
}

function Summary({ listing, favorites }: SummaryProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
      <div className="min-w-0 flex-1 basis-80">
        <LateHomeBadge home={listing} className="mb-3 inline-block bg-sand" />
        <h1 className="page-title">
          <HomeTitle title={listing.title} />
        </h1>
        <p className="mt-2 text-ink-soft">
          <span className="dotted">
            <span>
              <AddressLine listing={listing} />
              {/* The dot is neither read out nor copied. */}
              <span className="sr-only">, </span>
            </span>{' '}
            <span className="whitespace-nowrap">{listing.county} County</span>
          </span>
        </p>
        <p className="mt-2 empty:hidden">
          <OutsideTag county={listing.county} />
        </p>
        <div className="price-line">
          <p className="display text-3xl tabular-nums">{formatPrice(listing.price, listing.market)}</p>
          <LateMonthLine listing={listing} />
        </div>
      </div>
      <div className="flex gap-2 print:hidden">
        <FavoriteToggle home={listing} favorites={favorites} />
        <ShareButton title={listing.title} />
      </div>
    </header>
  )
}

function Description({ text }: { text: string }) {
  return <p className="max-w-[68ch] whitespace-pre-line print:max-w-none">{text}</p>
}

function Features({ amenities }: { amenities: readonly string[] }) {
  if (amenities.length === 0) return <p className="text-ink-soft">{NOT_PROVIDED}</p>
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 print:grid-cols-3">
      {amenities.map((amenity) => (
        <li key={amenity} className="border-b border-line py-2.5 print:py-0.5">
          {amenity}
        </li>
      ))}
    </ul>
  )
}
