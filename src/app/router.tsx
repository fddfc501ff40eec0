import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { BUILT_IN_COST_BASIS } from '#content/public-figures/cost-basis.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import type { Account } from '#domain/account/account.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { SentForm } from '#domain/form/sent-form.ts'
import type { CostBasis } from '#domain/money/cost-basis.ts'
import { parseQueryString, toQueryString } from '#domain/search/query-string.ts'
import { createBrowserGateways, FROM_SHELL } from '#edition'
import { followOtherTabs } from '#features/saved/cross-tab-sync.ts'
import { FAVORITE_IDS_KEY } from '#features/saved/favorites-queries.ts'
import { SENT_FORM_KEY } from '#features/sent-form/sent-form-query.ts'
import { ACCOUNT_KEY } from '#features/session/account-query.ts'
import type { Gateways } from '#ports/browser/gateways.ts'
import type { OwnThings, PageContext } from '#ports/browser/page-context.ts'
import { LateErrorPage } from './late-error-page.tsx'
import { LateNotFound } from './late-not-found.tsx'
import { createQueryClient } from './query-client.ts'
import { receiveQueries, sentQueries, type SentQuery } from './query-transfer.ts'
import { routeTree } from './route-tree.gen.ts'
import type { RouterContext } from './router-context.ts'

/** What the server gives the router for one request, or the browser for one document. */
interface HostContext {
  nonce?: string
  /** Gateways that need no HTTP on the server. */
  own: Partial<
    Pick<Gateways, 'listings' | 'openLists' | 'figures' | 'homeFigures' | 'timetable' | 'towns' | 'agencyTexts'>
  >
  origin: string
  /** The browser takes it from the document too. */
  agency: Agency
  /** The browser takes it from the document too. */
  costBasis: CostBasis
  /** What to know of all homes; the browser takes them from the document that the server wrote. */
  notices: string | null
  /** Who is signed in; undefined if not known yet. */
  account?: Account | null | undefined
  /** Only the server has it; the browser takes what was read of it from the document with the queries. */
  things?: OwnThings | undefined
  /** The browser takes it from the document with the queries. */
  sentForm?: SentForm | undefined
}

/** What the sample edition's shell is rendered with at build time; scripts/build.ts sets the agency. */
const shell = (given: string | undefined): HostContext => ({
  own: {},
  origin: '',
  agency: given === undefined ? SAMPLE_AGENCY : (JSON.parse(given) as Agency),
  costBasis: BUILT_IN_COST_BASIS,
  notices: null,
})

const hostContext = createIsomorphicFn()
  .server((): HostContext => {
    // Empty while the sample edition's shell is rendered at build time. The cast is needed because Start derives this type
    // from the router's.
    const page = getGlobalStartContext() as Partial<PageContext> | undefined
    if (!isWhole(page)) return shell(process.env['SHELL_AGENCY'])
    const { nonce, listings, openLists, figures, homeFigures, timetable, towns, agencyTexts, ...rest } = page
    const { origin, agency, costBasis, notices, account, sentForm, own: things } = rest
    const own = { listings, openLists, figures, homeFigures, timetable, towns, agencyTexts }
    return {
      ...(nonce === undefined ? {} : { nonce }),
      own,
      origin,
      agency,
      costBasis,
      notices,
      account,
      sentForm,
      things,
    }
  })
  // The sample edition has no accounts; a page of the live one says who is signed in.
  .client((): HostContext => ({
    own: {},
    origin: window.location.origin,
    agency: JSON.parse(document.documentElement.dataset['agency']!) as Agency,
    costBasis: JSON.parse(document.documentElement.dataset['terms']!) as CostBasis,
    notices: document.documentElement.dataset['notices'] ?? null,
    ...(FROM_SHELL ? { account: null } : {}),
  }))

const isWhole = (page: Partial<PageContext> | undefined): page is PageContext => page?.listings !== undefined

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const text = toQueryString(Object.fromEntries(given))
  return text ? `?${text}` : ''
}

export function getRouter() {
  const { nonce, own, origin, agency, costBasis, notices, account, sentForm, things } = hostContext()
  const onServer = typeof window === 'undefined'
  const queryClient = createQueryClient(onServer)
  if (!onServer) followOtherTabs(queryClient)
  if (account !== undefined) queryClient.setQueryData(ACCOUNT_KEY, account)
  if (sentForm) queryClient.setQueryData(SENT_FORM_KEY, sentForm)
  if (import.meta.env.SSR && things) queryClient.setQueryData(FAVORITE_IDS_KEY, things.favoriteIds)
  const router = createRouter({
    routeTree,
    context: {
      gateways: { ...createBrowserGateways(agency), ...own },
      queryClient,
      origin,
      agency,
      costBasis,
      notices,
      fromShell: FROM_SHELL,
      ...(import.meta.env.SSR && { things }),
    } satisfies RouterContext,
    parseSearch: parseQueryString,
    stringifySearch,
    defaultErrorComponent: LateErrorPage,
    defaultNotFoundComponent: LateNotFound,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // An unknown path below a known one is the site's 404, not 'Property Not Found'.
    notFoundMode: 'root',
    basepath: import.meta.env.BASE_URL,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    dehydrate: () => ({ queries: sentQueries(queryClient) as never }),
    hydrate: ({ queries }: { queries: SentQuery[] }) => receiveQueries(queryClient, queries),
    ...(nonce ? { ssr: { nonce } } : {}),
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
