import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { Gateways } from '#ports/gateways.ts'
import { NOTHING_SELECTED, selectHome } from './home-selection.ts'
import { MapArea } from './map-area.tsx'
import { MapList } from './map-list.tsx'
import { mapListQuery } from './map-queries.ts'
import { SearchBox } from './search-box.tsx'

/** Typing is looked up after a pause of this long, ms. */
const PAUSE_MS = 150

/** M-01, M-02: the list of homes, with the map beside it where there is room. */
export function MapPage({ gateways }: { gateways: Gateways }) {
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  const [selection, setSelection] = useState(NOTHING_SELECTED)
  const [hoveredId, setHoveredId] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const query = useInfiniteQuery(mapListQuery(gateways.listings, search))
  const pages = query.data?.pages
  const homes = useMemo(() => pages?.flatMap((page) => page.listings) ?? [], [pages])

  const changeText = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSearch(next), PAUSE_MS)
  }
  const clear = () => {
    clearTimeout(timer.current)
    setText('')
    setSearch('')
  }

  const select = (id: number | null) => setSelection((before) => selectHome(before, id))

  return (
    <div className="md:grid md:h-[calc(100dvh-var(--header-height))] md:min-h-120 md:grid-cols-[1fr_2fr] lg:grid-cols-[1fr_3fr]">
      <section aria-labelledby="map-title" className="flex min-h-0 flex-col border-line md:border-r">
        <div className="px-5 pt-8 pb-4 md:pt-6">
          <h1 id="map-title" className="display text-2xl">
            Property Map
          </h1>
          <p className="mt-1 text-sm text-ink-soft">Explore homes across Northern New Jersey.</p>
          <SearchBox text={text} onChange={changeText} onClear={clear} />
        </div>
        <MapList
          query={query}
          homes={homes}
          selectedId={selection.id}
          hoveredId={hoveredId}
          onSelect={select}
          onHover={setHoveredId}
          onClear={clear}
        />
      </section>
      <MapArea
        loadMap={gateways.visitor.loadMap}
        listings={gateways.listings}
        search={search}
        homes={homes}
        selection={selection}
        hoveredId={hoveredId}
        onSelect={select}
        onHover={setHoveredId}
      />
    </div>
  )
}
