import { COMPUTED_TOPICS, HOW_WE_COMPUTE, UNKNOWNS, type ComputedTopic } from '#content/how-we-compute.ts'
import { figuresOf } from '#content/public-figures/figure-tables.ts'
import type { FigureTable } from '#domain/money/figure.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { Fold } from '#ui/primitives/fold.tsx'
import { figureRows, type FigureRow } from './figure-rows.ts'
import { citedSources, openSources, SOURCES_ID, SourceList } from './source-list.tsx'
import '#ui/primitives/fold.css'

const UNKNOWN_ID = 'unknown'

/** How costs are calculated, in plain words; folded, every public figure with its date, and each source once. */
export function HowWeComputePage({ tables }: { tables: readonly FigureTable[] }) {
  const figures = figuresOf(tables)
  const today = useToday()
  const topics = COMPUTED_TOPICS.map((topic) => ({ topic, rows: figureRows(topic.figures, figures, today) }))
  const sources = citedSources(topics.flatMap(({ rows }) => rows))
  return (
    <div className="container-page grid gap-x-16 gap-y-8 py-12 md:py-16 lg:grid-cols-[220px_minmax(0,46rem)] print:block print:py-0">
      <header className="lg:col-start-2">
        <h1 className="page-title">{HOW_WE_COMPUTE.title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{HOW_WE_COMPUTE.intro}</p>
      </header>
      <Contents />
      <div className="lg:col-start-2">
        {topics.map(({ topic, rows }) => (
          <Topic key={topic.id} topic={topic} rows={rows} sources={sources} />
        ))}
        <Unknowns />
        <SourceList sources={sources} />
      </div>
    </div>
  )
}

function Contents() {
  const entries = [...COMPUTED_TOPICS, { id: UNKNOWN_ID, topic: HOW_WE_COMPUTE.unknown }]
  return (
    <nav
      aria-label={HOW_WE_COMPUTE.contents}
      className="text-sm max-lg:border-y max-lg:border-line max-lg:py-3 lg:sticky lg:top-[calc(var(--header-height)+2.5rem)] lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden"
    >
      <ol className="columns-2 gap-x-6 sm:columns-3 lg:columns-1">
        {entries.map(({ id, topic }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline hover:underline-offset-4 lg:min-h-9"
            >
              {topic}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const SECTION = 'mt-10 first:mt-0 print:mt-3'

interface TopicProps {
  topic: ComputedTopic
  rows: readonly FigureRow[]
  sources: readonly string[]
}

function Topic({ topic, rows, sources }: TopicProps) {
  return (
    <section aria-labelledby={topic.id} className={SECTION}>
      <h2 id={topic.id} className="display text-xl">
        {topic.heading}
      </h2>
      {topic.paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2 max-w-[68ch]">
          {paragraph}
        </p>
      ))}
      <div className="folds mt-4!">
        <Fold title={HOW_WE_COMPUTE.figures} value={String(rows.length)}>
          <dl>
            {rows.map((row) => (
              <Row key={row.name} row={row} sources={sources} />
            ))}
          </dl>
        </Fold>
      </div>
    </section>
  )
}

/** A short value is at the right of its name, a long one below it. */
const SHORT = 28

function Row({ row: { label, value, origin, note }, sources }: { row: FigureRow; sources: readonly string[] }) {
  const isShort = value.length <= SHORT
  return (
    <div
      className={`grid gap-x-8 border-t border-line py-2 first:border-t-0 ${isShort ? 'grid-cols-[minmax(0,1fr)_auto]' : ''}`}
    >
      <dt className="font-semibold">{label}</dt>
      <dd className={`tabular-nums ${isShort ? 'text-right' : 'mt-0.5'} ${origin ? '' : 'text-ink-soft'}`}>{value}</dd>
      <dd className={`max-w-[64ch] text-xs text-ink-soft ${isShort ? 'col-span-2' : ''}`}>
        {origin && <Origin {...origin} sources={sources} />} {note}
      </dd>
    </div>
  )
}

type OriginProps = NonNullable<FigureRow['origin']> & { sources: readonly string[] }

function Origin({ source, asOf, confidence, age, sources }: OriginProps) {
  const number = sources.indexOf(source) + 1
  return (
    <>
      <span className="whitespace-nowrap">{asOf}</span>
      {confidence && `, ${confidence}`}
      {number > 0 && (
        <>
          {' '}
          <a
            href={`#${SOURCES_ID}-${number}`}
            onClick={openSources}
            aria-label={HOW_WE_COMPUTE.source(number)}
            className="link px-0.5"
          >
            [{number}]
          </a>
        </>
      )}
      .{age && <span className="font-semibold text-ink">{` ${age[0]!.toUpperCase()}${age.slice(1)}.`}</span>}
    </>
  )
}

function Unknowns() {
  return (
    <section aria-labelledby={UNKNOWN_ID} className={SECTION}>
      <h2 id={UNKNOWN_ID} className="display text-xl">
        {HOW_WE_COMPUTE.unknown}
      </h2>
      <ul className="mt-2 max-w-[68ch] list-disc space-y-1.5 pl-5 marker:text-ink-soft">
        {UNKNOWNS.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
    </section>
  )
}
