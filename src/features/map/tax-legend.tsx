import type { TownFigures } from '#domain/money/town-figures.ts'
import { LAYER_COLORS } from '#ports/browser/map-view.ts'
import { STEP_WORDS } from './tax-steps.ts'

interface TaxLegendProps {
  /** Of the tax; undefined until the rates are there. */
  year: string | undefined
  /** In one line: the bounds alone. */
  compact?: boolean
}

/** What the shades of the towns stand for. */
export function TaxLegend({ year, compact = false }: TaxLegendProps) {
  return (
    <figure className="w-full">
      <figcaption className={compact ? 'text-xs font-semibold' : 'text-xs text-ink-soft'}>
        {compact
          ? `Property tax${year ? `, ${year}` : ''}`
          : `Property tax${year ? ` ${year}` : ''}, percent of market value per year`}
      </figcaption>
      <ul className={compact ? 'mt-1.5 grid grid-cols-5' : 'mt-1.5 flex flex-col gap-1'}>
        {STEP_WORDS.map((words, step) => (
          <li key={words} className={compact ? '' : 'flex items-center gap-2.5 text-sm tabular-nums'}>
            <span
              className={`block border border-ink/15 forced-color-adjust-none ${compact ? 'h-2.5' : 'h-4 w-7 rounded-xs'}`}
              style={{ background: LAYER_COLORS.shading[step] }}
            />
            <span className={compact ? 'sr-only' : ''}>{words}</span>
          </li>
        ))}
      </ul>
      {compact && (
        <p aria-hidden className="mt-1 flex justify-between text-xs text-ink-soft tabular-nums">
          <span>{STEP_WORDS[0]}</span>
          <span>{STEP_WORDS.at(-1)}</span>
        </p>
      )}
    </figure>
  )
}

/** Where the rates come from. */
export function TaxSource({ taxes: { source } }: { taxes: TownFigures['towns'] }) {
  const title = source?.title ?? 'the agency’s own figures'
  return (
    <p className="text-xs text-ink-soft">
      Estimated from each town’s average bill. Source:{' '}
      {source?.address ? (
        <a href={source.address} target="_blank" rel="noopener" className="underline">
          {title}
        </a>
      ) : (
        title
      )}
      .
    </p>
  )
}
