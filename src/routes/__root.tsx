import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BRAND } from '#content/brand.ts'
import { ErrorPage } from '#ui/frame/error-page.tsx'
import { NotFoundPage } from '#ui/frame/not-found-page.tsx'
import { PageFrame } from '#ui/frame/page-frame.tsx'
import type { RouterContext } from '../router.tsx'
import appCss from '../ui/app.css?url'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: BRAND.name },
      { name: 'theme-color', content: '#fbfaf7' },
    ],
    links: [
      { rel: 'stylesheet', href: appCss },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }),
  shellComponent: Document,
  component: () => (
    <PageFrame>
      <Outlet />
    </PageFrame>
  ),
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
})

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
