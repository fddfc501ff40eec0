import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { BUILT_IN_COST_BASIS } from '#content/public-figures/cost-basis.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { parseQueryString, toQueryString } from '#domain/search/query-string.ts'

/** A part of a page with links in it as HTML, as the server writes it; `path` is the address of the page it stands on. */
export async function renderedOnRouter(
  Part: () => ReactNode,
  path: string,
  agency: Agency = SAMPLE_AGENCY,
): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({ component: Part }),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch: parseQueryString,
    stringifySearch: (search) => `?${toQueryString(search)}`,
    context: { agency, costBasis: BUILT_IN_COST_BASIS, gateways: { timetable: EMBEDDED_TIMETABLE } },
    isServer: true,
  })
  await router.load()
  return renderToString(<RouterProvider router={router} />)
}
