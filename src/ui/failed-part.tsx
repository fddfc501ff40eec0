import type { ReactNode } from 'react'
import { telHref } from '#domain/agency/tel-href.ts'
import { Button } from './primitives/button.tsx'
import { useAgency } from './use-agency.ts'

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
export function FailedPart({ title, children, isTrying = false, onRetry, className = '' }: FailedPartProps) {
  const { number } = useAgency().phones.head
  return (
    <div role="alert" className={`rounded-lg bg-sand p-6 ${className}`}>
      <p className="font-semibold">{title}</p>
      <p className="mt-1 max-w-[60ch] text-ink-soft">
        {children || 'Something went wrong with the connection or our server. Your entries are still here.'}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button tone="secondary" aria-disabled={isTrying} onClick={onRetry}>
          {isTrying ? 'Trying again…' : 'Try again'}
        </Button>
        <p>
          or call{' '}
          <a href={telHref(number)} className="link whitespace-nowrap tabular-nums">
            {number}
          </a>
        </p>
      </div>
    </div>
  )
}
