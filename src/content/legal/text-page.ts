import type { InlineText, TextBlock, TextPage } from '#domain/agency/agency-texts.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { telHref } from '#domain/agency/tel-href.ts'
import type { LegalDocument } from './legal-document.ts'

/** A legal document as pages show it: the agency's email address and phone number and the name of the privacy policy are links. */
export function textPage({ title, updated, intro, sections }: LegalDocument, { email, phones }: Agency): TextPage {
  const hrefs = new Map([
    [email, `mailto:${email}`],
    [phones.foot.number, telHref(phones.foot.number)],
    ['Privacy Policy', '/privacy'],
  ])
  const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', text: linked(text, hrefs) })
  return {
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
  }
}

/** A text in which each of the words is a link to its address. */
function linked(text: string, hrefs: ReadonlyMap<string, string>): InlineText[] {
  for (const [words, href] of hrefs) {
    const at = text.indexOf(words)
    if (at < 0) continue
    const [before, behind] = [text.slice(0, at), text.slice(at + words.length)]
    return [...linked(before, hrefs), { kind: 'link', href, text: [words] }, ...linked(behind, hrefs)]
  }
  return text === '' ? [] : [text]
}
