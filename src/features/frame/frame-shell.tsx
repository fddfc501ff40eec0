import { NeedsScripts } from './needs-scripts.tsx'
import { Wordmark } from './wordmark.tsx'

/** Shown until the page is known: only what all pages share. */
export function FrameShell() {
  return (
    <div className="min-h-dvh">
      <header className="site-header">
        <div className="container-page flex h-full items-center">
          <Wordmark />
        </div>
      </header>
      <noscript>{import.meta.env.SSR && <NeedsScripts />}</noscript>
    </div>
  )
}
