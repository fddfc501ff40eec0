import { Link } from '@tanstack/react-router'
import { useAgency } from '#ui/use-agency.ts'
import { Wordmark } from './wordmark.tsx'

interface HomeLinkProps {
  className?: string
  onClick?: () => void
}

/** The wordmark, as a link to the home page. */
export function HomeLink({ className = '', onClick }: HomeLinkProps) {
  const { name } = useAgency()
  return (
    <Link
      to="/"
      onClick={onClick}
      aria-label={`${name}, home`}
      className={`inline-flex min-h-11 items-center rounded-sm ${className}`}
    >
      <Wordmark />
    </Link>
  )
}
