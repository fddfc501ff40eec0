import type { ReactNode } from 'react'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { SiteHeader } from './site-header.tsx'

interface PageFrameProps {
  account: AccountGateway
  /** Opens the voice chat. */
  onTalk: () => void
  footer: ReactNode
  children: ReactNode
}

/**
 * Header, content and footer of every page. The content begins below the fixed header, unless the page's first element has
 * `data-photo-behind-header`: then it begins at the top edge and the header is white over it.
 */
export function PageFrame({ account, onTalk, footer, children }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      {/* Shown on the pages that have them (frame.css). */}
      <a href="#results" className="skip-link">
        Skip to results
      </a>
      <a href="#map" className="skip-link">
        Skip to map
      </a>
      <SiteHeader account={account} onTalk={onTalk} />
      <main id="content" tabIndex={-1} className="page-content flex-1 outline-none">
        {children}
      </main>
      {footer}
    </div>
  )
}
