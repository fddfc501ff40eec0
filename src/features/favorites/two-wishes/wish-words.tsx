import type { Asked } from '#domain/match/ranking.ts'
import { wishTexts } from '#domain/match/wish-texts.ts'

/** 'Must Essex County', and in the next line 'Would like 3+ beds · Pool'. */
export function WishWords({ asked, className = '' }: { asked: Asked; className?: string }) {
  const { musts, wishes } = wishTexts(asked)
  return (
    <p className={className}>
      {musts.length > 0 && (
        <>
          <b>Must</b> {musts.join(' · ')} {wishes.length > 0 && <br />}
        </>
      )}
      {wishes.length > 0 && (
        <>
          <b>Would like</b> {wishes.join(' · ')}
        </>
      )}
    </p>
  )
}
