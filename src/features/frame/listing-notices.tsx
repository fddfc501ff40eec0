import { useLocation } from '@tanstack/react-router'
import { readNotices, type ListingNotice } from '#domain/listing/listing-notices.ts'

interface ListingNoticesProps {
  /** The notices as the document carries them. */
  notices: string
  /** Where on the page they would stand: above its content, or below. */
  at: 'top' | 'foot'
}

/** Says on pages with homes what to know of all of them: that they may have changed, that some are imaginary. In one line. */
export function ListingNotices({ notices, at }: ListingNoticesProps) {
  if (placeOn(useLocation().pathname) !== at) return null
  const texts = readNotices(notices).map(textOf)
  return (
    <p className="as-of">
      <span className="container-page block">
        <strong>{texts.map(([first]) => first).join(' ')}</strong>
        {texts.length === 1 && ` ${texts[0]![1]}`}
      </span>
    </p>
  )
}

/** What it says, and what that means. */
const textOf = (notice: ListingNotice): [string, string] =>
  notice.kind === 'samples'
    ? ['These are sample homes.', 'They aren’t real, and you can’t buy or rent them.']
    : [`Listings as of ${notice.time}.`, 'Newer homes and changes may not appear yet.']

/** The home page begins with a picture behind the header: there they stand at the foot. */
function placeOn(path: string): ListingNoticesProps['at'] | null {
  if (/^\/(listings|map|favorites|compare|shared)\b/.test(path)) return 'top'
  return path === '/' ? 'foot' : null
}
