import { useRouter } from '@tanstack/react-router'
import { use, type MouseEvent } from 'react'
import type { Source } from '#domain/voice/conversation.ts'
import { TalkWordsContext } from './talk-words.ts'

const LINK =
  'inline-block py-1 pointer-coarse:py-2.5 font-semibold text-white underline decoration-1 underline-offset-4 hover:decoration-2'

/** Whether a click opens a new tab or window instead of leaving this page. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/** Links to an answer's sources, with their attribution. */
export function SourceLinks({ sources, onLeave }: { sources: readonly Source[]; onLeave: () => void }) {
  const { history, basepath } = useRouter()
  const words = use(TalkWordsContext)
  if (sources.length === 0) return null
  return (
    <ul aria-label={words.sources} className="mt-1 text-sm text-white/80">
      {sources.map(({ label, href, attribution }) => {
        if (!href.startsWith('/'))
          return (
            <li key={href}>
              <a href={href} target="_blank" rel="noreferrer" className={LINK}>
                {label}
              </a>
              {attribution && <span> · {attribution}</span>}
            </li>
          )
        const address = `${basepath.replace(/\/$/, '')}${href}`
        const follow = (event: MouseEvent) => {
          if (opensElsewhere(event)) return
          event.preventDefault()
          onLeave()
          history.push(address)
        }
        return (
          <li key={`${href} ${label}`}>
            <a href={address} onClick={follow} className={LINK}>
              {label}
            </a>
            {attribution && <span> · {attribution}</span>}
          </li>
        )
      })}
    </ul>
  )
}
