const SHEET = /<link rel="stylesheet"[^>]*>/g

/**
 * A page whose style sheets stand at the end of the head. A script waits for the sheets before it, and the parser with it: those
 * of the head need none, so the whole page is read while the sheets are on their way.
 */
export function sheetsLast(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, Math.max(end, 0))
  const sheets = head.match(SHEET) ?? []
  return head.replaceAll(SHEET, '') + sheets.join('') + html.slice(head.length)
}
