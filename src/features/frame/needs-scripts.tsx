import { BRAND, telHref } from '#content/brand.ts'

/** In place of a page that is made in the browser alone, where that runs no scripts. */
export const NeedsScripts = () => (
  <div className="container-page py-16 pt-[calc(var(--header-height)+3rem)]">
    <h1 className="display text-3xl">This page needs JavaScript</h1>
    <p className="mt-3 max-w-[60ch] text-lg text-ink-soft">
      The homes, the search and the forms of this edition run in your browser. Switch JavaScript on for this site and
      reload the page, or call us:{' '}
      <a href={telHref(BRAND.headerPhone)} className="link whitespace-nowrap">
        {BRAND.headerPhone}
      </a>
      .
    </p>
  </div>
)
