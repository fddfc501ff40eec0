import { escapeHtml } from '#application/mail/mail-text.ts'

/** A page as HTML that is complete but for its frame. */
export interface PlainDocument {
  status: number
  heading: string
  /** Below the heading. */
  html: string
  nonce: string
  /** Address of the agency's colors; null for the product's. */
  styleSheet: string | null
}

export interface PlainPage extends Omit<PlainDocument, 'html'> {
  text: string
  linkLabel: string
  /** Shown for a visitor who reports the problem. */
  requestId?: string
}

const STYLE = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:oklch(0.985 0.004 85);color:var(--color-ink,oklch(0.24 0.025 265));font:18px/1.6 system-ui,sans-serif}
main{padding:24px;max-width:36rem;text-align:center}h1{font:600 40px/1.2 Georgia,serif;margin:0 0 12px}p{margin:0 0 24px}
a,button{display:inline-block;padding:12px 24px;border:0;border-radius:4px;background:var(--color-indigo,oklch(0.47 0.17 275));color:#fff;font:inherit;text-decoration:none;cursor:pointer}
.quiet{background:none;color:inherit;text-decoration:underline}ul{margin:0 0 24px;padding:0;list-style:none;overflow-wrap:anywhere}li{margin:0 0 8px}form{margin:0 0 8px}
:is(a,button):focus-visible{outline:2px solid var(--color-indigo,oklch(0.47 0.17 275));outline-offset:2px}small{display:block;margin-top:32px;color:oklch(0.45 0.02 265)}`

/** A self-contained page, for when the page renderer can't answer. */
export function plainPage({ text, linkLabel, requestId, ...page }: PlainPage): Response {
  const reference = requestId === undefined ? '' : `<small>Reference: ${escapeHtml(requestId)}</small>`
  return plainDocument({
    ...page,
    html: `<p>${escapeHtml(text)}</p><a href="/">${escapeHtml(linkLabel)}</a>${reference}`,
  })
}

/** A page that needs neither the page renderer nor scripts. */
export function plainDocument({ status, heading, html, nonce, styleSheet }: PlainDocument): Response {
  const colors = styleSheet === null ? '' : `<link rel="stylesheet" href="${escapeHtml(styleSheet)}">`
  const document = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(heading)}</title><style nonce="${nonce}">${STYLE}</style>${colors}</head>
<body><main><h1>${escapeHtml(heading)}</h1>${html}</main></body></html>
`
  return new Response(document, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
