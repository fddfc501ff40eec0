import { useLocation } from '@tanstack/react-router'

interface ListingsAsOfProps {
  /** In words. */
  time: string
  /** Where on the page it would stand: above its content, or below. */
  at: 'top' | 'foot'
}

/** Says on pages with homes that these may have changed since a time. */
export function ListingsAsOf({ time, at }: ListingsAsOfProps) {
  if (placeOn(useLocation().pathname) !== at) return null
  return (
    <p className="as-of">
      <span className="container-page block">
        <strong>Listings as of {time}.</strong> Newer homes and changes may be missing.
      </span>
    </p>
  )
}

/** The home page begins with a picture behind the header: there it stands at the foot. */
function placeOn(path: string): ListingsAsOfProps['at'] | null {
  if (/^\/(listings|map|favorites|compare|shared)\b/.test(path)) return 'top'
  return path === '/' ? 'foot' : null
}
