import type { ReactNode } from 'react'
import { BRAND, telHref } from '#content/brand.ts'
import { Button } from './primitives/button.tsx'

interface FailedPartProps {
  /** What could not be had. */
  title: string
  /** Why, in words of its own. */
  children?: ReactNode
  isTrying?: boolean
  onRetry: () => void
  className?: string
}

/** In the place of a part of a page that could not be loaded: what happened, another try, and the phone. */
export const FailedPart = ({ title, children, isTrying = false, onRetry, className = '' }: FailedPartProps) => (
  <div role="alert" className={`rounded-lg bg-sand p-6 ${className}`}>
    <p className="font-semibold">{title}</p>
    <p className="mt-1 max-w-[60ch] text-ink-soft">
      {children || 'The connection or our server failed. What you entered is kept.'}
    </p>
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button tone="secondary" aria-disabled={isTrying} onClick={onRetry}>
        {isTrying ? 'Trying again…' : 'Try again'}
      </Button>
      <p>
        or call{' '}
        <a href={telHref(BRAND.headerPhone)} className="link whitespace-nowrap tabular-nums">
          {BRAND.headerPhone}
        </a>
      </p>
    </div>
  </div>
)
