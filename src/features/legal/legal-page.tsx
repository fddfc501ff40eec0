import type { LegalDocument, LegalSection } from '#content/legal/legal-document.ts'
import { formatDay } from '#domain/day-text.ts'
import { LegalFrame, LegalFrameSection } from './legal-frame.tsx'

/** A legal document with its table of contents. */
export function LegalPage({ document: { title, intro, sections, updated } }: { document: LegalDocument }) {
  const eyebrow = (
    <>
      Last changed on <time dateTime={updated}>{formatDay(updated)}</time>
    </>
  )
  return (
    <LegalFrame eyebrow={eyebrow} title={title} intro={intro} sections={sections}>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </LegalFrame>
  )
}

function Section({ section: { id, heading, paragraphs, list } }: { section: LegalSection }) {
  return (
    <LegalFrameSection id={id} heading={heading}>
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
    </LegalFrameSection>
  )
}
