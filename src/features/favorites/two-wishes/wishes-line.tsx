import { metText } from '#domain/match/two-wishes.ts'
import { useTwoWishes, type Side, type TwoWishesProps } from './use-two-wishes.ts'

/** 'Theirs: 5 of 6 · Yours: 3 of 4': how many wishes a home of a shared list meets. */
export function WishesLine({ homeId, ...props }: TwoWishesProps & { homeId: number }) {
  const { theirs, yours, isOwn } = useTwoWishes(props)
  if (theirs === null) return null
  const text = ({ asked, metOf }: Side, whose: string) => {
    const met = metOf(homeId)
    return met === undefined ? [] : [`${whose}: ${metText(met, asked)}`]
  }
  const texts = isOwn ? text(theirs, 'Yours') : [...text(theirs, 'Theirs'), ...(yours ? text(yours, 'Yours') : [])]
  return (
    <p className="two-wishes-line">
      <span className="sr-only">Wishes met. </span>
      {texts.join(' · ')}
    </p>
  )
}
