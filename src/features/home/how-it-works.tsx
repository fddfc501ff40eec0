import { howItWorks } from '#content/how-it-works.ts'
import { useAgency } from '#ui/use-agency.ts'

/** 'How … Works' (H-04): four numbered steps, each with a drawing. */
export function HowItWorks() {
  const agency = useAgency()
  return (
    <section aria-labelledby="how-title" className="section-space bg-sand">
      <div className="container-page lg:grid lg:grid-cols-[4fr_8fr] lg:gap-16">
        <h2 id="how-title" className="display text-3xl lg:sticky lg:top-32 lg:self-start lg:text-4xl">
          How {agency.name} Works
        </h2>
        <ol className="max-lg:mt-8">
          {howItWorks(agency).map((part, index) => (
            <li key={part.id} className="how-part">
              <span aria-hidden className="display text-4xl text-indigo tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="display text-xl md:text-2xl">{part.title}</h3>
                <p className="mt-2 max-w-[52ch] text-ink-soft">{part.text}</p>
              </div>
              <img
                src={`/drawings/how-${part.id}.svg`}
                alt=""
                width={112}
                height={72}
                loading="lazy"
                className="shrink-0 max-md:hidden"
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
