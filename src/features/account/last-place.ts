/** The part of the Navigation API that is used; older browsers have none. Its entries are of this site alone. */
export interface VisitHistory {
  currentEntry: { index: number } | null
  entries(): readonly { url: string | null }[]
}

export interface LastPlace {
  /** Path, query string and fragment. */
  address: string
  /** Of the link that leads there. */
  words: string
  /** It is the entry directly before the current page. */
  isPrevious: boolean
}

/** Pages on the way to being signed in: nobody wants to come back to them. */
const ON_THE_WAY = new Set(['/signin', '/signup', '/forgot-password', '/reset-password', '/confirm-email'])

const WORDS: readonly [RegExp, string][] = [
  [/^\/$/, 'Back to the home page'],
  [/^\/listings$/, 'Back to your search'],
  [/^\/listings\/[^/]+$/, 'Back to the home you viewed'],
  [/^\/map$/, 'Back to the map'],
  [/^\/favorites$/, 'Your favorites'],
  [/^\/compare$/, 'Back to the comparison'],
  [/^\/shared\/[^/]+$/, 'Back to the shared list'],
  [/^\/account$/, 'Your account'],
]

/** The page of this tab from which the visitor came to sign in; null if there is none. `basePath` as the router has it. */
export function lastPlace(history: VisitHistory | undefined, basePath: string): LastPlace | null {
  const current = history?.currentEntry?.index ?? 0
  const before = history?.entries().slice(0, current) ?? []
  const base = basePath.replace(/\/$/, '')
  for (let index = before.length - 1; index >= 0; index--) {
    const address = before[index]?.url
    const url = address ? new URL(address) : null
    // A link to '//…' leads to another host.
    if (!url?.pathname.startsWith(`${base}/`) || url.pathname.startsWith('//')) continue
    const path = url.pathname.slice(base.length)
    if (ON_THE_WAY.has(path)) continue
    const words = WORDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'Back to where you were'
    return { address: url.pathname + url.search + url.hash, words, isPrevious: index === current - 1 }
  }
  return null
}
