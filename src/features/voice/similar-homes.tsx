import { use } from 'react'
import type { Shown } from '#domain/voice/conversation.ts'
import { FoundHomes } from './found-homes.tsx'
import { TalkWordsContext } from './talk-words.ts'

interface SimilarHomesProps {
  shown: Extract<Shown, { kind: 'similar' }>
  onLeave: () => void
}

/** Homes like another one. */
export function SimilarHomes({ shown: { to, listings }, onLeave }: SimilarHomesProps) {
  const words = use(TalkWordsContext)
  return (
    <section aria-label={words.like(to.title)} className="rounded-lg border border-white/18 p-4">
      <p className="text-sm font-semibold">{words.like(to.title)}</p>
      <FoundHomes listings={listings} onLeave={onLeave} />
    </section>
  )
}
