import type { ReactNode } from 'react'

/** A short label, such as a feature of a home. */
export function Chip({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <span className={`inline-flex items-center rounded-full bg-sand px-2.5 py-0.5 text-xs text-ink ${className}`}>
      {children}
    </span>
  )
}
