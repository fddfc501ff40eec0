import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { proposalsFor } from '#domain/match/proposals.ts'
import type { RankQuery } from '#domain/match/ranking.ts'
import type { ToldWishes } from '#domain/match/told-wishes.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { toldHomesQuery } from './told-homes-query.ts'
import type { ChangeTold } from './use-told-wishes.ts'
import { wishesSearch } from './wishes-address.ts'

interface ProposalsProps {
  query: RankQuery
  /** The same by the visitor's own loan. */
  asked: RankQuery
  told: ToldWishes | null
  changeTold: ChangeTold
  listings: ListingGateway
  favorites: FavoritesGateway
}

/** At once; the others come when these are taken or declined. */
const SHOWN = 2

/** Changes of the search that homes kept and passed on suggest. Below the homes, where nothing moves as they come. */
export function Proposals({ query, asked, told, changeTold, listings, favorites }: ProposalsProps) {
  const { data: homes } = useQuery(toldHomesQuery({ listings, favorites }, asked, told))
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = homes ? proposalsFor(query, { ...homes, declined: told?.declined ?? [] }).slice(0, SHOWN) : []
  const [hasDeclined, setDeclined] = useState(false)
  if (shown.length === 0 && !hasDeclined) return null
  const decline = (key: string) => {
    setDeclined(true)
    void changeTold((all) => ({ ...all, declined: [...all.declined.filter((each) => each !== key), key] }))
    heading.current?.focus()
  }
  return (
    <section className="proposals" aria-labelledby="proposals-heading">
      <h2 ref={heading} id="proposals-heading" tabIndex={-1} className="outline-none">
        {shown.length > 0 ? 'From homes you kept or passed on' : 'No more suggestions for now'}
      </h2>
      <ul>
        {shown.map(({ key, reason, act, changed }) => (
          <li key={key}>
            <p>{reason}</p>
            <p>
              <Link
                to="/wishes"
                search={wishesSearch(changed)}
                activeOptions={{ exact: true }}
                className={buttonClass('secondary', 'medium')}
              >
                {act}
              </Link>
              <button type="button" aria-label={`No, thanks: ${act}`} onClick={() => decline(key)} className="link">
                No, thanks
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
