import { ChevronDown } from 'lucide'
import type { LegalDocument, LegalSection } from '#content/legal/legal-document.ts'
import { formatDay } from '#domain/day.ts'
import { Icon } from '#ui/primitives/icon.tsx'

/** A legal document with its table of contents. */
export function LegalPage({ document }: { document: LegalDocument }) {
  return (
    <div className="container-page grid gap-x-16 gap-y-8 py-12 md:py-20 lg:grid-cols-[220px_minmax(0,68ch)] print:block print:py-0">
      <header className="lg:col-start-2">
        <p className="eyebrow">
          Last changed on <time dateTime={document.updated}>{formatDay(document.updated)}</time>
        </p>
        <h1 className="display mt-3 text-3xl md:text-4xl">{document.title}</h1>
        <p className="mt-6 text-lg text-ink-soft">{document.intro}</p>
      </header>
      <Contents sections={document.sections} />
      <div className="lg:col-start-2">
        {document.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </div>
  )
}

/** Table of contents: beside the text in wide windows, collapsed above it in narrow ones. */
function Contents({ sections }: { sections: readonly LegalSection[] }) {
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

function ContentsList({ sections, className }: { sections: readonly LegalSection[]; className?: string }) {
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

function Section({ section: { id, heading, paragraphs, list } }: { section: LegalSection }) {
  return (
    <section
      aria-labelledby={id}
      className="border-line py-8 not-first:border-t first:pt-0 lg:border-t lg:first:pt-8 print:border-0 print:py-3"
    >
      <h2 id={id} className="display text-xl">
        {heading}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {list && (
        <ul className="mt-3 list-disc space-y-1.5 pl-5 marker:text-ink-soft">
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
