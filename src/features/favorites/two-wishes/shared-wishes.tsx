import { Link, useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { writeRankQuery } from '#domain/match/rank-url.ts'
import type { RankQuery } from '#domain/match/ranking.ts'
import { bothLike, commonTexts, MOST_LIKED } from '#domain/match/two-wishes.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, TextInput } from '#ui/primitives/field.tsx'
import { listAddress } from './list-address.ts'
import { useTwoWishes, type Side, type TwoWishesProps } from './use-two-wishes.ts'
import { WishWords } from './wish-words.tsx'

/**
 * The wishes that a shared list's link has, the device's beside them, and what both like. The inline script of features/reasons makes room
 * for what comes late.
 */
export function SharedWishes({ token, ...props }: TwoWishesProps & { token: string }) {
  const heading = useId()
  const { theirs, yours, isOwn } = useTwoWishes(props)
  if (theirs === null) return null
  return (
    <section aria-labelledby={heading} className="two-wishes">
      <h2 id={heading}>Wishes for this list</h2>
      <div className="two-wishes-sides">
        <div>
          <h3>{isOwn ? 'Yours' : 'Theirs'}</h3>
          <WishWords asked={theirs.asked} className="wrap-anywhere" />
        </div>
        <div className="two-wishes-yours">
          <h3>{isOwn ? 'Sent' : 'Yours'}</h3>
          <Link to="/wishes" className="link two-wishes-add">
            Add yours
          </Link>
          <div className="two-wishes-kept">
            {isOwn && <p>Your wishes are in this link. Others see them beside their own.</p>}
            {yours && !isOwn && <WishWords asked={yours.asked} className="two-wishes-words" />}
          </div>
        </div>
      </div>
      <div className="two-wishes-both">
        <p className="two-wishes-common">
          {isOwn && 'Once they send back theirs, their link shows what you both ask for.'}
          {yours && !isOwn && <Common texts={commonTexts(theirs.asked, yours.asked)} />}
        </p>
        <h3>{isOwn ? 'Closest to your wishes' : 'What both like'}</h3>
        <Liked theirs={theirs} yours={yours} homes={props.homes} />
        <div className="two-wishes-acts">{yours && <SendBack yours={yours.asked} isOwn={isOwn} token={token} />}</div>
      </div>
    </section>
  )
}

function Common({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return 'You don’t ask for anything the same.'
  return (
    <>
      <b>Both ask for</b> {texts.join(' · ')}
    </>
  )
}

interface LikedProps extends Pick<TwoWishesProps, 'homes'> {
  theirs: Side
  yours: Side | null
}

/** The homes that are best for both; as many lines as there may be. */
function Liked({ theirs, yours, homes }: LikedProps) {
  const ids = homes.map(({ id }) => id)
  const liked = yours ? bothLike(ids, theirs.metOf, yours.metOf) : []
  const isKnown = yours !== null && ids.every((id) => theirs.metOf(id) !== undefined && yours.metOf(id) !== undefined)
  const named = liked.flatMap((id) => homes.find((home) => home.id === id) ?? [])
  const lines = Math.min(MOST_LIKED, homes.length)
  return (
    <div className="two-wishes-liked" data-lines={lines}>
      {named.length > 0 && (
        <ol>
          {named.map(({ id, title }) => (
            <li key={id}>
              <a href={`#home-${id}`} className="link">
                {title}
              </a>
            </li>
          ))}
        </ol>
      )}
      {isKnown && named.length === 0 && <p>No home meets any wish of both.</p>}
    </div>
  )
}

interface SendBackProps {
  yours: RankQuery
  isOwn: boolean
  token: string
}

/** Copies the list's link with the device's wishes, for the one who sent theirs. */
function SendBack({ yours, isOwn, token }: SendBackProps) {
  const router = useRouter()
  const [status, setStatus] = useState<'' | 'copied' | 'refused'>('')
  const url = listAddress(router, token, yours)
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    setStatus(copied ? 'copied' : 'refused')
  }
  return (
    <>
      {!isOwn && (
        <Button tone="secondary" size="small" onClick={copy} className="min-h-11">
          Send back my wishes
        </Button>
      )}
      <Link to="/wishes" search={writeRankQuery(yours)} className="link">
        Change yours
      </Link>
      <output className="text-sm text-pine">
        {status === 'copied' && 'Link copied. Send it to the person who shared the list.'}
        {status === 'refused' && 'Copy this link and send it.'}
      </output>
      {status === 'refused' && (
        <div className="basis-full">
          <Field label="Link with your wishes">
            {(tied) => <TextInput {...tied} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />}
          </Field>
        </div>
      )}
    </>
  )
}
