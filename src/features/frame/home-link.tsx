import { Link } from '@tanstack/react-router'
import { BRAND } from '#content/brand.ts'
import { Wordmark } from './wordmark.tsx'

interface HomeLinkProps {
  className?: string
  onClick?: () => void
}

/** The wordmark, as a link to the home page. */
export function HomeLink({ className = '', onClick }: HomeLinkProps) {
  return (
    <Link
      to="/"
      onClick={onClick}
      aria-label={`${BRAND.name}, home`}
      className={`inline-flex min-h-11 items-center rounded-sm ${className}`}
    >
      <Wordmark />
    </Link>
  )
}
