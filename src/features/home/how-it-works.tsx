import { howItWorks } from '#content/how-it-works.ts'
import { useAgency } from '#ui/use-agency.ts'

/** 'How … Works' (H-04): four parts in a line. */
export function HowItWorks() {
  const agency = useAgency()
  return (
    <section aria-labelledby="how-title" className="section-space container-page">
      <h2 id="how-title" className="section-title">
        How {agency.name} Works
      </h2>
      <ul className="how-parts">
        {howItWorks(agency).map((part) => (
          <li key={part.id}>
            <h3 className="font-semibold">{part.title}</h3>
            <p className="mt-1 max-w-[52ch] text-sm text-ink-soft">{part.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
