import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#ui/primitives/icon.tsx'

interface PageSection {
  /** Anchor within the page. */
  id: string
  heading: string
}

interface LegalFrameProps {
  eyebrow: ReactNode
  title: string
  intro: ReactNode
  sections: readonly PageSection[]
  children: ReactNode
}

/** A page of sections with its table of contents. */
export function LegalFrame({ eyebrow, title, intro, sections, children }: LegalFrameProps) {
  return (
    <div className="container-page grid gap-x-16 gap-y-8 py-12 md:py-20 lg:grid-cols-[220px_minmax(0,68ch)] print:block print:py-0">
      <header className="lg:col-start-2">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className="page-title mt-3">{title}</h1>
        <div className="mt-6 text-lg text-ink-soft *:first:mt-0">{intro}</div>
      </header>
      <Contents sections={sections} />
      <div className="lg:col-start-2">{children}</div>
    </div>
  )
}

/** A section of such a page, below its heading. */
export function LegalFrameSection({ id, heading, children }: PageSection & { children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="border-line py-8 not-first:border-t first:pt-0 lg:border-t lg:first:pt-8 print:border-0 print:py-3"
    >
      <h2 id={id} className="display text-xl">
        {heading}
      </h2>
      {children}
    </section>
  )
}

/** Table of contents: beside the text in wide windows, collapsed above it in narrow ones. */
function Contents({ sections }: { sections: readonly PageSection[] }) {
  return (
    <nav
      aria-label="On this page"
      className="text-sm lg:sticky lg:top-[calc(var(--header-height)+2.5rem)] lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden"
    >
      <details className="group border-y border-line lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          On this page
          <Icon of={ChevronDown} size={18} className="transition-transform group-open:rotate-180" />
        </summary>
        <ContentsList sections={sections} className="pb-3 sm:columns-2" />
      </details>
      <div className="hidden lg:block">
        <p className="mb-2 font-semibold">On this page</p>
        <ContentsList sections={sections} />
      </div>
    </nav>
  )
}

function ContentsList({ sections, className }: { sections: readonly PageSection[]; className?: string }) {
  return (
    <ol className={className}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline hover:underline-offset-4 lg:min-h-9"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
}
