export interface PlainPage {
  status: number
  heading: string
  text: string
  linkLabel: string
  nonce: string
  /** Address of the agency's colors; null for the product's. */
  styleSheet: string | null
  /** Shown for a visitor who reports the problem. */
  requestId?: string
}

const STYLE = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:oklch(0.985 0.004 85);color:var(--color-ink,oklch(0.24 0.025 265));font:18px/1.6 system-ui,sans-serif}
main{padding:24px;max-width:36rem;text-align:center}h1{font:600 40px/1.2 Georgia,serif;margin:0 0 12px}p{margin:0 0 24px}
a{display:inline-block;padding:12px 24px;border-radius:4px;background:var(--color-indigo,oklch(0.47 0.17 275));color:#fff;text-decoration:none}
a:focus-visible{outline:2px solid var(--color-indigo,oklch(0.47 0.17 275));outline-offset:2px}small{display:block;margin-top:32px;color:oklch(0.45 0.02 265)}`

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** A self-contained page, for when the page renderer can't answer. */
export function plainPage({ status, heading, text, linkLabel, nonce, styleSheet, requestId }: PlainPage): Response {
  const reference = requestId === undefined ? '' : `<small>Reference: ${escapeHtml(requestId)}</small>`
  const colors = styleSheet === null ? '' : `<link rel="stylesheet" href="${escapeHtml(styleSheet)}">`
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(heading)}</title><style nonce="${nonce}">${STYLE}</style>${colors}</head>
<body><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p><a href="/">${escapeHtml(linkLabel)}</a>${reference}</main></body></html>
`
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
