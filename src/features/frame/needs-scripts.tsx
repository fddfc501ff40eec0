import { telHref } from '#domain/agency/tel-href.ts'
import { useAgency } from '#ui/use-agency.ts'

/** In place of a page that is made in the browser alone, where that runs no scripts. */
export function NeedsScripts() {
  const { number } = useAgency().phones.head
  return (
    <div className="container-page py-16 pt-[calc(var(--header-height)+3rem)]">
      <h1 className="page-title">This page needs JavaScript</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-ink-soft">
        The listings, search, and forms on this site run in your browser. Turn on JavaScript and reload the page, or
        call us:{' '}
        <a href={telHref(number)} className="link whitespace-nowrap">
          {number}
        </a>
        .
      </p>
    </div>
  )
}
