import type { WebApiRules } from './web-api-rules.ts'

/** What a page is asked for. */
export interface PageQuery {
  /** The Property resource; its own `$filter`, `$select` and `$expand` are kept. */
  url: URL
  rules: WebApiRules
  /** A filter of the settings. */
  filter: string | null
  /** ISO date-time from which changes are read; null reads everything. */
  since: string | null
}

/** Where a page begins, for servers that give no link. */
export interface Place {
  skip: number
  top: number
}

/** The address of the first page, or of the page at a place. */
export function pageUrl({ url, rules, filter, since }: PageQuery, place: Place | null): URL {
  const own = url.searchParams
  const filters = [
    ...rules.filters,
    ...[own.get('$filter'), filter].filter((given) => given !== null).map(bracketed),
    ...(since === null ? [] : [`ModificationTimestamp ge ${since}`]),
  ]
  const top = place?.top ?? (rules.sizeBy === '$top' ? rules.pageSize : undefined)
  return withQuery(url, {
    ...Object.fromEntries(own),
    $filter: filters.length === 0 ? undefined : filters.join(' and '),
    $orderby: rules.orderBy ?? undefined,
    $expand: own.get('$expand') ?? rules.expand ?? undefined,
    $top: top?.toString(),
    $skip: place?.skip.toString(),
    $count: rules.counts ? 'true' : undefined,
  })
}

/** Safe beside an `and`. */
const bracketed = (filter: string): string => (/\bor\b/i.test(filter) ? `(${filter})` : filter)

/** OData needs a literal `$` and spaces as %20; URLSearchParams writes neither. */
function withQuery(url: URL, options: Readonly<Record<string, string | undefined>>): URL {
  const query = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name).replace('%24', '$')}=${encodeURIComponent(value)}`],
  )
  return new URL(`?${query.join('&')}`, url)
}
