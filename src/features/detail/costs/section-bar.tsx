import { useEffect, useRef, useState } from 'react'
import type { Listing } from '#domain/listing/listing.ts'
import { pageSections, type PageSection } from './page-sections.ts'

/** The band of the window in which a section counts as the one that is read. */
const READING_BAND = '-30% 0px -60%'

/** Links to the sections of the page, in place below the site's header; the one that is read is marked. */
export function SectionBar({ listing }: { listing: Listing }) {
  const sections = pageSections(listing)
  const [current, list] = useCurrentSection(sections)
  return (
    <nav aria-label="On this page">
      <ul ref={list}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} data-text={name} aria-current={id === current || undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The id of the section in the reading band. */
function useCurrentSection(sections: readonly PageSection[]) {
  const [current, setCurrent] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const ids = sections.map(({ id }) => id).join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast((entry) => entry.isIntersecting)?.target.id
        const left = new Set(entries.map(({ target }) => target.id))
        setCurrent((before) => entered ?? (before !== null && left.has(before) ? null : before))
        if (entered && list.current) showLink(list.current, entered)
      },
      { rootMargin: READING_BAND },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return [current, list] as const
}

/** Scrolls the bar sideways to a section's link; phones don't show all of them at once. */
function showLink(list: HTMLElement, id: string): void {
  const link = list.querySelector<HTMLElement>(`[href="#${id}"]`)
  const bar = list.closest('.section-bar')
  if (bar && link) bar.scrollLeft = link.offsetLeft - bar.clientWidth / 3
}
