import { Link } from '@tanstack/react-router'
import { Pause, Play } from 'lucide'
import { useState, type ReactNode } from 'react'
import { scene } from '#content/pictures.ts'
import { COUNTIES, COUNTIES_AREA } from '#domain/geo/county.ts'
import { listNames } from '#domain/name-list.ts'
import { Photo } from '#ui/photo/photo.tsx'
import { buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { LateHeroSearch } from './late-hero-search.ts'
import { useSlideTimer } from './use-slide-timer.ts'
import './hero.css'

const SLIDES = [
  scene('hero-01-highlands-lake-golden-hour'),
  scene('hero-02-hudson-skyline-dusk'),
  scene('hero-03-tree-lined-street-autumn'),
]

/** A phone crops the picture to its middle, a little higher than the window is wide. */
const SIZES = '(width >= 48rem) 100vw, 105vw'

/** The first view of the site (H-01, H-02): title and actions over three slides. */
export function Hero({ talk }: { talk: ReactNode }) {
  const { areaName } = useAgency()
  const [slide, setSlide] = useState({ current: 0, previous: null as number | null })
  // How many pictures are in the document: the first from the start, the others shortly before they are shown.
  const [rendered, setRendered] = useState(1)
  const [playing, setPlaying] = useState(true)

  const prepare = (next: number) => setRendered((count) => Math.max(count, next + 1))
  const goTo = (next: number) => {
    if (next === slide.current) return
    prepare(next)
    setSlide({ current: next, previous: slide.current })
  }
  useSlideTimer(playing, slide.current, SLIDES.length, { prepare, goTo })

  return (
    <section
      aria-labelledby="hero-title"
      data-photo-behind-header
      data-still={playing ? undefined : true}
      className="hero"
    >
      <div aria-hidden className="hero-slides">
        {SLIDES.slice(0, rendered).map((picture, index) => (
          <div
            key={picture.url}
            className="hero-slide"
            data-shown={index === slide.current ? 'now' : index === slide.previous ? 'before' : undefined}
          >
            <Photo picture={picture} alt="" sizes={SIZES} priority={index === 0} className="size-full" />
          </div>
        ))}
      </div>
      <div className="container-page hero-text">
        <h1
          id="hero-title"
          className="display max-w-[22ch] text-[2.125rem] leading-[1.06] text-white sm:text-hero sm:leading-[1.05]"
        >
          Find Your Dream Home in {areaName}
        </h1>
        <p className="mt-3 max-w-[46ch] text-white max-sm:min-h-[3lh] md:mt-4 md:text-lg">
          {/* One text: of two, the second would move whenever the font moves the line it begins on. */}
          {areaName === COUNTIES_AREA
            ? `Homes for first-time buyers and renters in ${listNames(COUNTIES)} Counties.`
            : 'Homes for first-time buyers and renters, each with its monthly cost.'}
        </p>
        <div className="mt-5 flex flex-wrap gap-3 md:mt-7">
          <Link to="/listings" className={buttonClass('primary', 'medium', 'md:min-h-13! px-7! max-sm:w-full')}>
            Browse Listings
          </Link>
          {talk}
        </div>
        <LateHeroSearch />
        <div className="mt-2 -ml-1.5 flex items-center noscript:hidden md:mt-6">
          {SLIDES.map((picture, index) => (
            <button
              key={picture.url}
              type="button"
              aria-label={`Go to slide ${index + 1}`}
              aria-current={index === slide.current || undefined}
              onClick={() => goTo(index)}
              className="hero-dot"
            />
          ))}
          <button
            type="button"
            aria-label={playing ? 'Pause slides' : 'Play slides'}
            onClick={() => setPlaying(!playing)}
            className="flex size-11 items-center justify-center rounded-full text-white transition-colors hover:bg-white/20 focus-visible:outline-white motion-reduce:hidden"
          >
            {playing ? (
              <Icon of={Pause} size={16} strokeWidth={1.75} />
            ) : (
              <Icon of={Play} size={16} strokeWidth={1.75} />
            )}
          </button>
        </div>
      </div>
    </section>
  )
}
