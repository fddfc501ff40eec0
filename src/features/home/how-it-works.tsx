import type { ReactNode } from 'react'
import { BRAND } from '#content/brand.ts'
import { HOW_IT_WORKS, type HowItWorksCard } from '#content/how-it-works.ts'

/** 'How Keystead Works' (H-04): four numbered parts, each with a small drawing. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-title" className="section-space bg-sand">
      <div className="container-page lg:grid lg:grid-cols-[4fr_8fr] lg:gap-16">
        <h2 id="how-title" className="display text-3xl lg:sticky lg:top-32 lg:self-start md:text-4xl">
          How {BRAND.name} Works
        </h2>
        <ol className="max-lg:mt-8">
          {HOW_IT_WORKS.map((part, place) => (
            <li key={part.id} className="how-part">
              <span aria-hidden className="display text-4xl text-indigo tabular-nums">
                {place + 1}
              </span>
              <div>
                <h3 className="display text-xl md:text-2xl">{part.title}</h3>
                <p className="mt-2 max-w-[52ch] text-ink-soft">{part.text}</p>
              </div>
              <svg
                aria-hidden
                viewBox="0 0 112 72"
                width="112"
                height="72"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="shrink-0 text-ink/60 max-md:hidden"
              >
                {DRAWINGS[part.id]}
              </svg>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const DRAWINGS: Record<HowItWorksCard['id'], ReactNode> = {
  search: (
    <>
      <path d="M4 62.5h104M14 62V40l13-12 13 12v22M23 62V50h8v12M72 62V36h28v26M68 36h36M79 44h5v7h-5zM89 44h5v7h-5z" />
      <circle cx="56" cy="34" r="17" className="fill-sand stroke-indigo" />
      <path d="m68 46 12 13" strokeWidth="2.5" className="stroke-indigo" />
      <path d="M49 42V34l7-6 7 6v8z" className="stroke-indigo" />
    </>
  ),
  map: (
    <>
      <path d="m6 18 32-10 36 10 32-10v46L74 64 38 54 6 64zM38 8v46M74 18v46" />
      <path d="M6 44c14-8 20 4 32-2s22-16 36-10 20 2 32-4" strokeDasharray="1 5" />
      <path d="M56 46S44 34 44 26a12 12 0 0 1 24 0c0 8-12 20-12 20Z" className="fill-sand stroke-indigo" />
      <circle cx="56" cy="26" r="4" className="stroke-indigo" />
    </>
  ),
  favorites: (
    <>
      <path d="M10 62.5h92M20 62V36l22-19 22 19v26M35 62V46h14v16M72 62V44h20v18M68 44h28" />
      <path d="M84 32s-11-6-11-14a6 6 0 0 1 11-3 6 6 0 0 1 11 3c0 8-11 14-11 14Z" className="fill-sand stroke-indigo" />
    </>
  ),
  recommendations: (
    <>
      <path d="M6 62.5h100M12 62V44l10-9 10 9v18M80 62V44l10-9 10 9v18" />
      <path d="M40 62V34l16-14 16 14v28M50 62V48h12v14" className="stroke-indigo" />
      <path d="M56 4v6M44 8l3 5M68 8l-3 5" className="stroke-indigo" />
      <path d="M17 50h10M85 50h10" />
    </>
  ),
}
