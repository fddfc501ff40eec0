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
    <section aria-labelledby="testimonials-title" className="section-space">
      <div className="container-page">
        <h2 id="testimonials-title" className="eyebrow text-center">
          What our clients say
        </h2>
        <div aria-live="polite" className="testimonials mt-8">
          {testimonials.map((testimonial, index) => (
            <Story key={testimonial.words} testimonial={testimonial} shown={index === shown} />
          ))}
        </div>
        <div className="mt-8 flex items-center justify-center gap-4 noscript:hidden">
          <StepButton label="Previous testimonial" onClick={() => step(-1)}>
            <Icon of={ArrowLeft} size={20} />
          </StepButton>
          <div className="flex">
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
          </div>
          <StepButton label="Next testimonial" onClick={() => step(1)}>
            <Icon of={ArrowRight} size={20} />
          </StepButton>
        </div>
      </div>
    </section>
  )
}

function Story({ testimonial, shown }: { testimonial: Testimonial; shown: boolean }) {
  const { words, who, place, stars, portrait, date, given } = testimonial
  return (
    <figure className="testimonial" data-shown={shown || undefined}>
      <blockquote className="display max-w-[34ch] text-2xl leading-snug! text-balance md:text-3xl">
        “{words}”
      </blockquote>
      <figcaption className="mt-8 flex items-center gap-4 text-left">
        {portrait !== null && (
          <img
            src={portrait}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            className="size-16 rounded-full bg-sand object-cover"
          />
        )}
        <div>
          <p className="font-semibold">{who}</p>
          <p className="text-sm text-ink-soft">{[place, date && formatMonth(date)].filter(Boolean).join(', ')}</p>
          {given !== null && <p className="text-sm text-ink-soft">Received: {given}</p>}
          {stars !== null && <Stars of={stars} />}
        </div>
      </figcaption>
    </figure>
  )
}

const Stars = ({ of }: { of: number }) => (
  <p className="mt-1 flex gap-0.5 text-brass">
    {STARS.map((star) => (
      <Icon of={Star} key={star} size={16} strokeWidth={1.75} fill={star <= of ? 'currentColor' : 'none'} />
    ))}
    <span className="sr-only">{of} out of 5 stars</span>
  </p>
)
