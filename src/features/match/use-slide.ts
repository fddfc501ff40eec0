import { useEffect, useEffectEvent, useState } from 'react'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'

/** Homes, and the address, follow once a slider has rested so long, ms: a search in the midst of a drag would take frames from it. */
const REST_MS = 200

/** `replace`: the choice goes on with the last one. */
type Choose = (filters: ListingFilters, replace: boolean) => void

/** What the sliders show, ahead of what is chosen; how they are moved; and how to choose something else at once. */
export function useSlide(
  chosen: ListingFilters,
  onChoose: Choose,
): [shown: ListingFilters, slide: Choose, choose: (filters: ListingFilters) => void] {
  const [slid, setSlid] = useState<{ filters: ListingFilters; replace: boolean } | null>(null)
  const rest = useEffectEvent(() => {
    if (slid) onChoose(slid.filters, slid.replace)
    setSlid(null)
  })
  useEffect(() => {
    if (!slid) return
    const timer = setTimeout(rest, REST_MS)
    return () => clearTimeout(timer)
  }, [slid])
  return [
    slid?.filters ?? chosen,
    (filters, continued) => setSlid((held) => ({ filters, replace: continued && (held?.replace ?? true) })),
    (filters) => {
      setSlid(null)
      onChoose(filters, false)
    },
  ]
}
