import { escapeHtml } from '#application/mail/mail-text.ts'
import type { AgencyPage } from '#ports/browser/agency-page.ts'
import { contentSecurityPolicy, newNonce, NO_MAP_HOSTS } from '../security-headers.ts'

/** What a page of /agency is rendered by: the built bundle, or in development the sources. */
export interface AgencyRenderer {
  /** The page's title, and the HTML inside its root element. */
  render(page: AgencyPage): Promise<{ title: string; html: string }>
  /** Addresses of the script that takes the page over, and of the style sheet. */
  files(): Promise<{ script: string; style: string }>
  /** An inline module that has to run before the script; development alone has one. */
  inline?: string
}

/** A whole page, never stored by anybody. */
export async function agencyDocument(
  page: AgencyPage,
  renderer: AgencyRenderer,
  { status, secure, styleSheet, icon }: { status: number; secure: boolean; styleSheet: string | null; icon: string },
): Promise<Response> {
  const [{ title, html }, { script, style }] = await Promise.all([renderer.render(page), renderer.files()])
  const nonce = newNonce()
  // '<' would end the element.
  const data = JSON.stringify(page).replaceAll('<', '\\u003c')
  const sheets = [style, ...(styleSheet === null ? [] : [styleSheet])]
  const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
${sheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
<link rel="icon" href="${escapeHtml(icon)}" sizes="32x32">
${renderer.inline === undefined ? '' : `<script type="module" nonce="${nonce}">${renderer.inline}</script>`}
<script type="module" src="${escapeHtml(script)}"></script></head>
<body><div id="agency">${html}</div><script type="application/json" id="agency-page">${data}</script></body></html>
`
  const policy = contentSecurityPolicy({ nonce, secure, map: NO_MAP_HOSTS, voice: null, linksPictures: false })
  return new Response(body, {
    status,
    headers: { ...PRIVATE, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

/** Headers of every answer of /agency. */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const
