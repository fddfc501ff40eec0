import { HOW_WE_COMPUTE } from '#content/how-we-compute.ts'
import { SOURCES } from '#content/public-figures/sources.ts'
import { Fold } from '#ui/primitives/fold.tsx'
import type { FigureRow } from './figure-rows.ts'

export const SOURCES_ID = 'source'

/** The ids of the sources of these rows, each once, in the order of their first use. What the agency entered or we assume has none. */
export const citedSources = (rows: readonly FigureRow[]): string[] => [
  ...new Set(rows.flatMap(({ origin }) => (origin?.isCited && SOURCES[origin.source] ? [origin.source] : []))),
]

/** Opens the fold of sources before a link leads into it; not every browser does that itself. */
export function openSources(): void {
  const fold = document.getElementById(`${SOURCES_ID}-1`)?.closest('details')
  if (fold) fold.open = true
}

/** Each source once, by its number. */
export const SourceList = ({ sources }: { sources: readonly string[] }) => (
  <div className="folds mt-10!">
    <Fold title={HOW_WE_COMPUTE.sources} value={String(sources.length)}>
      <p className="text-sm text-ink-soft">{HOW_WE_COMPUTE.copies}</p>
      <ol className="mt-2 list-decimal space-y-1.5 pl-8 text-sm">
        {sources.map((id, at) => (
          <li key={id} id={`${SOURCES_ID}-${at + 1}`} className="wrap-anywhere">
            <Source id={id} />
          </li>
        ))}
      </ol>
    </Fold>
  </div>
)

function Source({ id }: { id: string }) {
  const { title, address, citation } = SOURCES[id]!
  if (address !== null)
    return (
      <a href={address} rel="noreferrer" className="underline underline-offset-4 hover:text-ink">
        {title}
      </a>
    )
  // A citation is for readers where it names a law or a handbook, not where it names a file.
  const isFile = citation === undefined || citation.includes('github.com') || title.includes(citation)
  return <>{isFile ? title : `${title} (${citation})`}</>
}
