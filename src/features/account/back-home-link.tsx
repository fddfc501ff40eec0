import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import { Icon } from '#ui/primitives/icon.tsx'

/** The way out above an account form. */
export function BackHomeLink() {
  return (
    <Link
      to="/"
      className="-ml-1 inline-flex min-h-11 items-center gap-2 self-start px-1 text-sm font-medium text-ink-soft hover:text-ink"
    >
      <Icon of={ArrowLeft} size={16} strokeWidth={1.75} />
      Back to home
    </Link>
  )
}
