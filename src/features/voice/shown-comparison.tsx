import { Link } from '@tanstack/react-router'
import { use } from 'react'
import type { Shown } from '#domain/voice/conversation.ts'
import { opensElsewhere } from './source-links.tsx'
import { TalkWordsContext } from './talk-words.ts'

interface ShownComparisonProps {
  shown: Extract<Shown, { kind: 'comparison' }>
  onLeave: () => void
}

/** Two or three homes side by side, each with its broker (IDX rules). What doesn't fit scrolls within itself. */
export function ShownComparison({ shown: { homes, rows }, onLeave }: ShownComparisonProps) {
  const words = use(TalkWordsContext)
  return (
    // Focusable, to scroll with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={words.sideBySide} tabIndex={0} className="compared-homes">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.fact}</span>
            </th>
            {homes.map(({ id, title, city, office }) => (
              <th key={id} scope="col">
                <Link
                  to="/listings/$id"
                  params={{ id: String(id) }}
                  onClick={(event) => {
                    if (!opensElsewhere(event)) onLeave()
                  }}
                  className="font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {title}
                </Link>
                <span className="mt-1 block text-xs font-normal text-white/75">
                  {city} · {words.listedBy(office)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={homes[index]!.id}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
