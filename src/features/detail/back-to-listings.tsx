import { Link, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import type { MouseEvent } from 'react'
import { Icon } from '#ui/primitives/icon.tsx'
import { lastListingsVisit } from './last-listings-visit.ts'

/** Leads back to the latest search of this tab; with its scroll position if that was the page before. */
export function BackToListings({ className = '' }: { className?: string }) {
  const router = useRouter()
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const visit = lastListingsVisit(window.navigation, router.basepath)
    if (!visit) return
    event.preventDefault()
    if (visit.isPrevious) router.history.back()
    else router.history.push(visit.address)
  }
  return (
    <Link
      to="/listings"
      onClick={goBack}
      className={`inline-flex min-h-11 items-center gap-2 font-semibold hover:text-indigo print:hidden ${className}`}
    >
      <Icon of={ArrowLeft} size={18} strokeWidth={1.75} />
      Back to Listings
    </Link>
  )
}
