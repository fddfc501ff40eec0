/** A part of a mail: a paragraph, a text with its own line breaks, a table of facts, a visitor's own text, a link, or several with a line about each. */
export type MailPart =
  | { kind: 'paragraph' | 'written'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  | { kind: 'quote'; text: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'links'; links: readonly { label: string; url: string; about: string }[] }

export const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text })

/** A mail's content as text and as HTML. */
export const mailText = (parts: readonly MailPart[]): { text: string; html: string } => ({
  text: `${parts.map(plain).join('\n\n')}\n`,
  html: `<!doctype html><html lang="en"><body style="${BODY}">${parts.map(rich).join('\n')}</body></html>`,
})

function plain(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
    case 'written':
      return part.text
    case 'facts':
      return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
    case 'quote':
      return part.text.replace(/^/gm, '> ')
    case 'link':
      return `${part.label}: ${part.url}`
    case 'links':
      return part.links.map(({ label, url, about }) => `${label}\n${about}\n${url}`).join('\n\n')
  }
}

const BODY = 'font:16px/1.5 system-ui,sans-serif;color:#20222b;max-width:40em'
const QUOTE = 'margin:0;padding:0 0 0 12px;border-left:3px solid #c9c4b8;white-space:pre-wrap'

function rich(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p>${escapeHtml(part.text)}</p>`
    case 'written':
      return `<p style="white-space:pre-wrap">${escapeHtml(part.text)}</p>`
    case 'facts':
      return `<table>${part.facts.map(row).join('')}</table>`
    case 'quote':
      return `<blockquote style="${QUOTE}">${escapeHtml(part.text)}</blockquote>`
    case 'link':
      return `<p>${anchor(part)}</p>`
    case 'links':
      return `<ul>${part.links.map((link) => `<li>${anchor(link)}<br>${escapeHtml(link.about)}</li>`).join('')}</ul>`
  }
}

const anchor = ({ label, url }: { label: string; url: string }): string =>
  `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`

const row = ([name, value]: readonly [string, string]): string =>
  `<tr><th align="left" valign="top" style="padding-right:12px">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`

/** A text as HTML, in an element or in an attribute's quotation marks. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
