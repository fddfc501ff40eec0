import { ArrowLeft, ArrowRight, Star } from 'lucide'
import { useState } from 'react'
import type { Testimonial } from '#domain/agency/agency-texts.ts'
import { formatMonth } from '#domain/day-text.ts'
import { wrapIndex } from '#ui/primitives/cyclic-index.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { StepButton } from './card-track.tsx'

const STARS = [1, 2, 3, 4, 5]

/** What clients said (H-08), one at a time, in a cycle. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [shown, setShown] = useState(0)
  const step = (by: number) => setShown(wrapIndex(shown, by, testimonials.length))
  return (
    <section aria-labelledby="testimonials-title" className="section-space container-page">
      <h2 id="testimonials-title" className="section-title">
        What our clients say
      </h2>
      <div className="testimonials mt-6">
        <div aria-live="polite">
          {testimonials.map((testimonial, index) => (
            <Story key={testimonial.words} testimonial={testimonial} shown={index === shown} />
          ))}
        </div>
        {testimonials.length > 1 && (
          <div className="flex items-center gap-1 noscript:hidden max-md:-ml-1">
            <StepButton label="Previous testimonial" onClick={() => step(-1)}>
              <Icon of={ArrowLeft} size={20} />
            </StepButton>
            {testimonials.map(({ words }, index) => (
              <button
                key={words}
                type="button"
                aria-label={`Go to testimonial ${index + 1}`}
                aria-current={index === shown || undefined}
                onClick={() => setShown(index)}
                className="testimonial-dot"
              />
            ))}
            <StepButton label="Next testimonial" onClick={() => step(1)}>
              <Icon of={ArrowRight} size={20} />
            </StepButton>
          </div>
        )}
      </div>
    </section>
  )
}

function Story({ testimonial, shown }: { testimonial: Testimonial; shown: boolean }) {
  const { words, who, place, stars, portrait, date, given } = testimonial
  return (
    <figure className="testimonial" data-shown={shown || undefined}>
      {portrait !== null && (
        <img
          src={portrait}
          alt=""
          width={80}
          height={80}
          loading="lazy"
          className="size-20 rounded-full bg-sand object-cover max-md:size-14 md:row-span-2"
        />
      )}
      <blockquote className="display max-w-[44ch] text-xl leading-snug! text-pretty">“{words}”</blockquote>
      <figcaption className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <p className="font-semibold text-ink">{who}</p>
        <p>{[place, date && formatMonth(date)].filter(Boolean).join(', ')}</p>
        {given !== null && <p>Received: {given}</p>}
        {stars !== null && <Stars of={stars} />}
      </figcaption>
    </figure>
  )
}

const Stars = ({ of }: { of: number }) => (
  <p className="flex gap-0.5 text-brass">
    {STARS.map((star) => (
      <Icon of={Star} key={star} size={16} strokeWidth={1.75} fill={star <= of ? 'currentColor' : 'none'} />
    ))}
    <span className="sr-only">{of} out of 5 stars</span>
  </p>
)
