import type { ReactNode } from 'react'

/** A short label, such as a feature of a home. */
export function Chip({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <span className={`chip ${className}`}>{children}</span>
}
