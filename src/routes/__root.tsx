import {
  ClientOnly,
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  ScriptOnce,
  Scripts,
  useMatches,
  useRouter,
  type ErrorComponentProps,
} from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { LateErrorPage } from '#app/late-error-page.tsx'
import { LateFooter } from '#app/late-footer.tsx'
import { LateListingNotices } from '#app/late-listing-notices.ts'
import { LateNotFound } from '#app/late-not-found.tsx'
import type { RouterContext } from '#app/router-context.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import { FrameShell } from '#features/frame/frame-shell.tsx'
import { SCROLL_MARK_SCRIPT } from '#features/frame/header-scroll-script.ts'
import { HydrationMark } from '#features/frame/hydration-mark.tsx'
import { PageFrame } from '#features/frame/page-frame.tsx'
import { WORK_PLACE_SCRIPT } from '#features/numbers/work-place-script.ts'
import { WISHES_SCRIPT } from '#features/reasons/wishes-script.ts'
import { SENT_FORM_KEY } from '#features/sent-form/sent-form-query.ts'
import { SentNotice } from '#features/sent-form/sent-notice.tsx'
import { openVoiceChat, VoiceOutlet } from '#features/voice/voice-outlet.tsx'
import { handOverEarlyActs } from '#ui/early-acts/hand-over.ts'
import { EARLY_ACTS_SCRIPT } from '#ui/early-acts/recorder-script.ts'
import { PAGE_FORM } from '#ui/listing/keep-button.ts'
import appCss from '#ui/app.css?url'

/** The site may be served below a path. */
const BASE = import.meta.env.BASE_URL

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: match.context.agency.name },
      { name: 'theme-color', content: '#fbfaf7' },
    ],
    links: [
      { rel: 'stylesheet', href: appCss },
      // The document has them; the browser never writes them anew.
      ...(import.meta.env.SSR ? documentLinks(match.context.agency.look) : []),
    ],
  }),
  shellComponent: Document,
  component: Site,
  notFoundComponent: LateNotFound,
  errorComponent: BrokenSite,
})

/**
 * The fonts, the agency's colors, after the site's own, and its icons. A font that comes after the first layout has the whole page
 * laid out again: on a slow phone half of the time from the first paint to live controls.
 */
const documentLinks = ({ styleSheet, icons: { vector, small, touch } }: Agency['look']) => [
  ...['fraunces-1', 'instrument-sans-1'].map((font) => ({
    rel: 'preload',
    href: `${BASE}fonts/${font}.woff2`,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  ...(styleSheet === null ? [] : [{ rel: 'stylesheet', href: BASE + styleSheet.slice(1) }]),
  ...(vector === null ? [] : [{ rel: 'icon', href: BASE + vector.slice(1), type: 'image/svg+xml' }]),
  { rel: 'icon', href: BASE + small.slice(1), sizes: '32x32' },
  { rel: 'apple-touch-icon', href: BASE + touch.slice(1) },
  { rel: 'manifest', href: `${BASE}site.webmanifest` },
]

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** 'own': the page renders without the site's header and footer. */
    frame?: 'own'
  }
}

function Site() {
  const { fromShell } = Route.useRouteContext()
  useEffect(handOverEarlyActs, [])
  // The shell serves every page: its first render contains only what all pages share.
  return (
    <>
      {fromShell ? (
        <ClientOnly fallback={<FrameShell />}>
          <FramedPage />
          <HydrationMark />
        </ClientOnly>
      ) : (
        <>
          <FramedPage />
          <HydrationMark />
        </>
      )}
      <VoiceOutlet />
      {/* '#': the address as it is, with its query string. */}
      {!fromShell && <form id={PAGE_FORM} method="post" action="#" />}
    </>
  )
}

function FramedPage() {
  const context = Route.useRouteContext()
  const { notices } = context
  const ownFrame = useMatches({ select: (matches) => matches.some((match) => match.staticData.frame === 'own') })
  if (ownFrame) return <Outlet />
  return (
    <PageFrame
      account={context.gateways.visitor.account}
      onTalk={() => void openVoiceChat(context)}
      footer={<LateFooter />}
    >
      <noscript id="sent-notice">{import.meta.env.SSR && <SentNotice />}</noscript>
      {notices && <LateListingNotices notices={notices} at="top" />}
      <Outlet />
      {notices && <LateListingNotices notices={notices} at="foot" />}
    </PageFrame>
  )
}

function BrokenSite(props: ErrorComponentProps) {
  const context = Route.useRouteContext()
  return (
    <PageFrame
      account={context.gateways.visitor.account}
      onTalk={() => void openVoiceChat(context)}
      footer={<LateFooter />}
    >
      <LateErrorPage {...props} />
      <HydrationMark />
    </PageFrame>
  )
}

function Document({ children }: { children: ReactNode }) {
  const { context } = useRouter().options
  return (
    // The script sets attributes on this element before hydration. The day is for `useToday`, the agency and the terms for the
    // router's context; `whole` tells late components that their HTML is there.
    <html
      lang="en"
      data-notices={context.notices ?? undefined}
      data-agency={import.meta.env.SSR ? JSON.stringify(context.agency) : undefined}
      data-terms={import.meta.env.SSR ? JSON.stringify(context.costBasis) : undefined}
      data-day={import.meta.env.SSR ? todayInNewJersey() : undefined}
      data-whole={import.meta.env.SSR && !context.fromShell ? '' : undefined}
      data-sent-form={import.meta.env.SSR && context.queryClient.getQueryData(SENT_FORM_KEY) ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        {import.meta.env.SSR && (
          <ScriptOnce>{EARLY_ACTS_SCRIPT + SCROLL_MARK_SCRIPT + WORK_PLACE_SCRIPT + WISHES_SCRIPT}</ScriptOnce>
        )}
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
