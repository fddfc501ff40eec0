import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProblemError } from '#domain/result.ts'
import { ShowOwn } from '#features/sent-form/show-own.tsx'
import { LongWait } from '#features/waiting/long-wait.tsx'
import { useWait } from '#features/waiting/use-wait.ts'
import { FailedPart } from '#ui/failed-part.tsx'

interface SavedItemsProps<T> {
  query: UseQueryResult<T[]>
  queryKey: QueryKey
  /** More than the items is read before they are shown. */
  isPending?: boolean
  countText: (count: number) => string
  /** What others have said about the items; '' for nothing. */
  news?: string
  skeleton: ReactNode
  empty: ReactNode
  /** Shown beside the count line. */
  tools?: ReactNode
  children: (items: readonly T[]) => ReactNode
}

/** A list of saved items in its states: loading, failed, empty, or with its count line. */
export function SavedItems<T>({ query, queryKey, isPending = false, skeleton, ...shown }: SavedItemsProps<T>) {
  const { countText, news, empty, tools, children } = shown
  const pending = query.isPending || isPending
  const wait = useWait(queryKey, pending)
  if (pending) {
    return (
      <>
        <output className="sr-only">{wait.isLate && 'Loading…'}</output>
        <LongWait wait={wait} />
        <noscript>{import.meta.env.SSR && <ShowOwn words="Show my saved homes" />}</noscript>
        <div aria-busy="true" className="noscript:hidden">
          {skeleton}
        </div>
      </>
    )
  }
  if (query.isError && !query.data) return <LoadFailure query={query} />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div aria-live="polite" className="text-ink-soft">
          <p>{countText(query.data.length)}</p>
          {news && <p className="text-ink">{news}</p>}
        </div>
        {tools}
      </div>
      {query.data.length === 0 ? empty : children(query.data)}
    </>
  )
}

function LoadFailure({ query }: { query: UseQueryResult }) {
  return (
    <FailedPart
      title="We couldn’t load your saved homes"
      isTrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {query.error instanceof ProblemError ? `${query.error.message} Nothing is lost.` : 'Nothing is lost.'}
    </FailedPart>
  )
}
