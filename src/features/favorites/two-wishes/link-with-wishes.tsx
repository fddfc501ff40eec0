import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { readRankQuery } from '#domain/match/rank-url.ts'
import { asksNothing, wishTexts } from '#domain/match/wish-texts.ts'
import { listNames } from '#domain/name-list.ts'
import { useKeptWishes } from '#features/reasons/use-kept-wishes.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { Checkbox } from '#ui/primitives/field.tsx'
import { ListLink } from '../list-link.tsx'
import { listAddress } from './list-address.ts'

/** The list's link; with the wishes that the device keeps only if asked for. */
export function LinkWithWishes({ token, loadTold }: { token: string; loadTold: LoadToldStore }) {
  const router = useRouter()
  const { data: kept } = useKeptWishes(loadTold)
  const [isWanted, setWanted] = useState(false)
  const wishes = useMemo(() => (kept ? readRankQuery(kept) : null), [kept])
  const some = wishes && !asksNothing(wishes) ? wishes : null
  const url = listAddress(router, token, isWanted ? some : null)
  return (
    <>
      {/* What was said of the other link doesn't hold for this one. */}
      <ListLink key={url} url={url} />
      {some && (
        <div>
          <Checkbox
            checked={isWanted}
            aria-describedby="wishes-in-link"
            onChange={(event) => setWanted(event.currentTarget.checked)}
          >
            Add my wishes to the link
          </Checkbox>
          <p id="wishes-in-link" className="text-sm wrap-anywhere text-ink-soft">
            Anyone with the link then sees: {listNames(Object.values(wishTexts(some)).flat())}.
            {some.filters.train.to !== null && ' That includes where you work.'}
          </p>
        </div>
      )}
    </>
  )
}
