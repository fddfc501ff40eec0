import type { TextBlock, TextPage } from '#domain/agency/agency-texts.ts'
import type { LegalDocument } from './legal-document.ts'

/** A legal document as pages show it. */
export const textPage = ({ title, updated, intro, sections }: LegalDocument): TextPage => ({
  title,
  updated,
  intro: [paragraph(intro)],
  sections: sections.map(({ id, heading, paragraphs, list }) => ({
    id,
    heading,
    blocks: [
      ...paragraphs.map(paragraph),
      ...(list ? [{ kind: 'list' as const, ordered: false, items: list.map((item) => [paragraph(item)]) }] : []),
    ],
  })),
})

const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', text: [text] })
