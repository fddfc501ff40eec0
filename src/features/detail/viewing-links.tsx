import { ArrowUpRight } from 'lucide'
import type { ViewingLinks } from '#domain/listing/viewing-links.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

/** The tour and the floor plans of a home. They are on other sites, which open in a new tab. */
export function Viewing({ links: { virtualTour, floorPlans } }: { links: ViewingLinks }) {
  const links = [
    ...(virtualTour === null ? [] : [{ url: virtualTour, text: 'Virtual tour' }]),
    ...floorPlans.map(({ url, caption }, at) => ({ url, text: planText(caption, at, floorPlans.length) })),
  ]
  return (
    <div className="rounded-lg bg-sand px-5 py-10 text-center">
      <ul className="flex flex-wrap justify-center gap-3">
        {links.map(({ url, text }) => (
          <li key={url} className="max-sm:w-full">
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass('secondary', 'medium', 'max-sm:w-full')}
            >
              {text}
              <Icon of={ArrowUpRight} size={18} strokeWidth={1.75} />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-ink-soft">{noteText(links.map(({ url }) => url))}</p>
    </div>
  )
}

const planText = (caption: string, at: number, count: number): string =>
  caption ? `Floor plan: ${caption}` : count === 1 ? 'Floor plan' : `Floor plan ${at + 1}`

/** 'Opens in a new tab, on tours.example. That site has its own privacy policy.' */
function noteText(urls: readonly string[]): string {
  const hosts = [...new Set(urls.map((url) => new URL(url).host))]
  return hosts.length === 1
    ? `Opens in a new tab, on ${hosts[0]}. That site has its own privacy policy.`
    : `Each opens in a new tab, on another site with its own privacy policy: ${hosts.join(', ')}.`
}
