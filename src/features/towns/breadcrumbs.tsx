import type { ReactNode } from 'react'

/** Where the page lies on the site. */
export const Breadcrumbs = ({ before, here }: { before: ReactNode; here: string }) => (
  <nav aria-label="Breadcrumbs" className="flex min-h-11 items-center gap-2 text-sm print:hidden">
    {before}
    <span aria-hidden className="text-ink-soft">
      /
    </span>
    <span aria-current="page">{here}</span>
  </nav>
)
