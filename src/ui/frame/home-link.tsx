import { Link } from '@tanstack/react-router'
import { BRAND } from '#content/brand.ts'
import { Wordmark } from './wordmark.tsx'

/** The wordmark, leading home. */
export function HomeLink({ className = '' }: { className?: string }) {
  return (
    <Link to="/" aria-label={`${BRAND.name}, home`} className={`inline-flex min-h-11 items-center rounded-sm ${className}`}>
      <Wordmark />
    </Link>
  )
}
