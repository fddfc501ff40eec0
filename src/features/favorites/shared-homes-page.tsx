import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { countOf } from '#domain/count.ts'
import { comparisonText, MIN_COMPARED, MAX_COMPARED } from '#domain/listing/comparison.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { QueryParams } from '#domain/search/query-string.ts'
import { LateNumbersLine } from '#features/numbers/late-numbers-line.ts'
import { useFavorites } from '#features/saved/use-favorites.ts'
import type { FavoritesGateway, SharedList } from '#ports/browser/favorites-gateway.ts'
import type { ListAnswersGateway } from '#ports/browser/list-answers-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { ListingCard } from '#ui/listing/listing-card.tsx'
import { areOurs, OfficeLine } from '#ui/listing/office-line.tsx'
import { buttonClass } from '#ui/primitives/button.tsx'
import { PrintedAddress } from '#ui/primitives/printed-address.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { AnswerControls } from './guest/answer-controls.tsx'
import { GuestIdentity } from './guest/guest-identity.tsx'
import { NameDialog } from './guest/name-dialog.tsx'
import { useGuest } from './guest/use-guest.ts'
import { LateSharedWishes, LateWishesLine } from './two-wishes/late-two-wishes.ts'
import { AnswerForm } from './without-scripts/answer-form.tsx'
import './two-wishes/two-wishes.css'

/** Cards in the first view of a wide window. */
const FIRST_IN_VIEW = 3

interface SharedHomesPageProps {
  list: SharedList
  token: string
  /** Of the link: the wishes of the one who sent it, if any. */
  params: QueryParams
  listings: ListingGateway
  /** The visitor's own favorites. */
  favorites: FavoritesGateway
  answers: ListAnswersGateway
  loadNumbers: LoadToldStore
}

/** The homes of a shared list (F-06), to mark and write notes on where its owner lets people do so. */
export function SharedHomesPage({
  list: { homes, mayAnswer },
  token,
  params,
  listings,
  favorites,
  answers,
  loadNumbers,
}: SharedHomesPageProps) {
  const agency = useAgency()
  const { has, toggle } = useFavorites(favorites)
  const guest = useGuest(answers, token)
  const answering = mayAnswer && !guest.own
  const wishes = Object.keys(params).length > 0 ? { params, homes, listings, loadTold: loadNumbers } : null
  return (
    <div className="container-page min-h-[80dvh] py-12 md:py-16 print:min-h-0 print:py-0 print:[zoom:0.72]">
      <h1 className="page-title">Homes shared with you</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-ink-soft">
        Someone shared their saved homes on {agency.name} with you. The list updates as they change it.
      </p>
      {homes.length > 0 && <Invitation mayAnswer={mayAnswer} own={guest.own} />}
      {homes.length === 0 ? (
        <EmptyList />
      ) : (
        <>
          {wishes && <LateSharedWishes token={token} {...wishes} />}
          <CountLine homes={homes} />
          <LateNumbersLine loadNumbers={loadNumbers} className="mb-6" />
          <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
            {homes.map((home, index) => (
              <li key={home.id} className="flex break-inside-avoid flex-col">
                <ListingCard
                  listing={home}
                  saved={has(home.id)}
                  // A second heart would mean something else.
                  onToggleSaved={mayAnswer ? undefined : toggle}
                  priority={index < FIRST_IN_VIEW}
                  showOffice={!areOurs(homes, agency)}
                />
                {wishes && <LateWishesLine homeId={home.id} {...wishes} />}
                <PrintedAddress of="link" className="mt-1 text-xs" />
                {answering && (
                  <>
                    <AnswerControls home={home} guest={guest} />
                    <noscript>{import.meta.env.SSR && <AnswerForm home={home} guest={guest} />}</noscript>
                  </>
                )}
              </li>
            ))}
          </ul>
          <OfficeLine homes={homes} className="mt-8" />
          <PrintedAddress of="page" className="mt-8" />
        </>
      )}
      <GuestNaming guest={guest} answers={answers} token={token} mayAnswer={mayAnswer} />
    </div>
  )
}

/** What a visitor can do here. */
function Invitation({ mayAnswer, own }: { mayAnswer: boolean; own: boolean }) {
  if (own) {
    return (
      <p className="mt-2 max-w-[60ch] text-ink-soft">
        This is your own list, as others see it. You’ll find their replies in{' '}
        <Link to="/favorites" className="link">
          your favorites
        </Link>
        .
      </p>
    )
  }
  if (!mayAnswer) return null
  return (
    <p className="mt-2 max-w-[60ch] text-balance text-ink-soft print:hidden">
      Like the homes you’d visit, pass on the others, and add notes. The person who shared the list sees your replies
      under the name you give.
    </p>
  )
}

function CountLine({ homes }: { homes: readonly ListingSummary[] }) {
  const comparable = homes.length >= MIN_COMPARED && homes.length <= MAX_COMPARED
  return (
    <div className="mt-8 mb-6 flex flex-wrap items-center justify-between gap-4">
      <p className="text-ink-soft">{countOf(homes.length, 'home', 'homes')}</p>
      {comparable && (
        <Link
          to="/compare"
          search={{ homes: comparisonText(homes.map(({ id }) => id)) }}
          className={buttonClass('secondary', 'small', 'min-h-11 print:hidden')}
        >
          Compare side by side
        </Link>
      )}
    </div>
  )
}

type GuestNamingProps = Omit<Parameters<typeof GuestIdentity>[0], 'onRename'>

/** The guest's name: asked for with the first answer, and changed later. */
function GuestNaming(props: GuestNamingProps) {
  const { guest } = props
  const [renaming, setRenaming] = useState(false)
  const asked = guest.nameRequest
  return (
    <>
      <GuestIdentity {...props} onRename={() => setRenaming(true)} />
      <NameDialog
        open={asked !== null || renaming}
        name={guest.name ?? ''}
        send={async (name) => {
          await (asked ? asked.answer(name) : guest.rename(name))
          setRenaming(false)
        }}
        onClose={() => {
          asked?.cancel()
          setRenaming(false)
        }}
      />
    </>
  )
}

function EmptyList() {
  return (
    <div className="mt-8 border-t border-line pt-8">
      <p>There are no homes on this list right now.</p>
      <Link to="/listings" className={buttonClass('secondary', 'medium', 'mt-5')}>
        Browse Listings
      </Link>
    </div>
  )
}
