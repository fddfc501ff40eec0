import { ArrowLeft, ArrowRight, Star } from 'lucide'
import { useState } from 'react'
import { TESTIMONIALS, type Testimonial } from '#content/testimonials.ts'
import { wrapIndex } from '#ui/primitives/cyclic-index.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { StepButton } from './card-track.tsx'

const STARS = [1, 2, 3, 4, 5]

/** Three testimonials (H-08), one at a time, in a cycle. */
export function Testimonials() {
  const [shown, setShown] = useState(0)
  const step = (by: number) => setShown(wrapIndex(shown, by, TESTIMONIALS.length))
  return (
    <section aria-labelledby="testimonials-title" className="near-only [--height:31rem] section-space">
      <div className="container-page">
        <h2 id="testimonials-title" className="eyebrow text-center">
          What our clients say
        </h2>
        <div aria-live="polite" className="testimonials mt-8">
          {TESTIMONIALS.map((testimonial, index) => (
            <Story key={testimonial.id} testimonial={testimonial} shown={index === shown} />
          ))}
        </div>
        <div className="mt-8 flex items-center justify-center gap-4">
          <StepButton label="Previous testimonial" onClick={() => step(-1)}>
            <Icon of={ArrowLeft} size={20} />
          </StepButton>
          <div className="flex">
            {TESTIMONIALS.map(({ id }, index) => (
              <button
                key={id}
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
  const { name, location, quote, rating, portrait } = testimonial
  return (
    <figure className="testimonial" data-shown={shown || undefined}>
      <blockquote className="display max-w-[34ch] text-2xl leading-snug! text-balance md:text-3xl">
        “{quote}”
      </blockquote>
      <figcaption className="mt-8 flex items-center gap-4 text-left">
        <img
          src={portrait}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          className="size-16 rounded-full bg-sand object-cover"
        />
        <div>
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-ink-soft">{location}</p>
          <p className="mt-1 flex gap-0.5 text-brass">
            {STARS.map((star) => (
              <Icon
                of={Star}
                key={star}
                size={16}

                fill={star <= rating ? 'currentColor' : 'none'}
              />
            ))}
            <span className="sr-only">{rating} out of 5 stars</span>
          </p>
        </div>
      </figcaption>
    </figure>
  )
}
