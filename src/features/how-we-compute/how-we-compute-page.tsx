import { COMPUTED_TOPICS, HOW_WE_COMPUTE, UNKNOWNS, type ComputedTopic } from '#content/how-we-compute.ts'
import { figuresOf } from '#content/public-figures/figure-tables.ts'
import { SOURCES } from '#content/public-figures/sources.ts'
import type { FigureTable } from '#domain/money/figure.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { figureRows, type FigureRow } from './figure-rows.ts'

const UNKNOWN_ID = 'unknown'

/** Every public figure with its source and date, how it is used, and what isn't known. */
export function HowWeComputePage({ tables }: { tables: readonly FigureTable[] }) {
  const figures = figuresOf(tables)
  const today = useToday()
  return (
    <div className="container-page grid gap-x-16 gap-y-8 py-12 md:py-20 lg:grid-cols-[220px_minmax(0,46rem)] print:block print:py-0">
      <header className="lg:col-start-2">
        <p className="eyebrow">Figures, sources, dates</p>
        <h1 className="display mt-3 text-3xl md:text-4xl">{HOW_WE_COMPUTE.title}</h1>
        <p className="mt-6 text-lg text-ink-soft">{HOW_WE_COMPUTE.intro}</p>
      </header>
      <Contents />
      <div className="lg:col-start-2">
        {COMPUTED_TOPICS.map((topic) => (
          <Topic key={topic.id} topic={topic} rows={figureRows(topic.figures, figures, today)} />
        ))}
        <Unknowns />
      </div>
    </div>
  )
}

function Contents() {
  const entries = [...COMPUTED_TOPICS, { id: UNKNOWN_ID, topic: 'What we don’t know' }]
  return (
    <nav
      aria-label="On this page"
      className="text-sm max-lg:border-y max-lg:border-line max-lg:py-3 lg:sticky lg:top-[calc(var(--header-height)+2.5rem)] lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden"
    >
      <p className="mb-2 font-semibold">On this page</p>
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

const SECTION = 'border-line py-10 not-first:border-t first:pt-0 lg:border-t lg:first:pt-10 print:border-0 print:py-3'

function Topic({ topic, rows }: { topic: ComputedTopic; rows: readonly FigureRow[] }) {
  return (
    <section aria-labelledby={topic.id} className={SECTION}>
      <h2 id={topic.id} className="display text-xl">
        {topic.heading}
      </h2>
      {topic.paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-[68ch]">
          {paragraph}
        </p>
      ))}
      <dl className="mt-6 border-b border-line">
        {rows.map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </dl>
    </section>
  )
}

/** A short value stands at the right of its name, a long one below it. */
const SHORT = 28

function Row({ row: { label, value, origin, note } }: { row: FigureRow }) {
  const isShort = value.length <= SHORT
  return (
    <div className={`grid gap-x-8 border-t border-line py-3 ${isShort ? 'grid-cols-[minmax(0,1fr)_auto]' : ''}`}>
      <dt className="font-semibold">{label}</dt>
      <dd className={`tabular-nums ${isShort ? 'text-right' : 'mt-0.5'} ${origin ? '' : 'text-ink-soft'}`}>{value}</dd>
      <dd className={`mt-1 max-w-[64ch] text-xs text-ink-soft ${isShort ? 'col-span-2' : ''}`}>
        {origin && <Origin {...origin} />} {note}
      </dd>
    </div>
  )
}

function Origin({ source, asOf, confidence, age }: NonNullable<FigureRow['origin']>) {
  return (
    <>
      <Source id={source} /> <span className="whitespace-nowrap">{asOf}</span>, {confidence}.
      {age && <span className="font-semibold text-ink">{` ${age[0]!.toUpperCase()}${age.slice(1)}.`}</span>}
    </>
  )
}

/** Nothing for the operator's own. */
function Source({ id }: { id: string }) {
  const source = SOURCES[id]
  if (!source) return null
  const { title, address, citation } = source
  const cited = citation !== undefined && !title.includes(citation) ? ` (${citation})` : ''
  if (address === null) return <>{`${title}${cited};`}</>
  return (
    <>
      <a href={address} rel="noreferrer" className="underline underline-offset-4 hover:text-ink">
        {title}
      </a>
      ;
    </>
  )
}

function Unknowns() {
  return (
    <section aria-labelledby={UNKNOWN_ID} className={SECTION}>
      <h2 id={UNKNOWN_ID} className="display text-xl">
        What we don’t know
      </h2>
      <ul className="mt-3 max-w-[68ch] list-disc space-y-1.5 pl-5 marker:text-ink-soft">
        {UNKNOWNS.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
    </section>
  )
}
