export interface Testimonial {
  id: number
  name: string
  location: string
  quote: string
  /** Stars, 1 to 5. */
  rating: number
  /** Address of the drawn portrait. */
  portrait: string
}

/** The three voices of the home page (H-08). */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 1,
    name: 'Danielle Okafor',
    location: 'Bloomfield, NJ',
    quote:
      'We saw eleven homes in five weeks. Before each one we had the taxes, the train times and the age of the roof on one page, so we knew what we were walking into.',
    rating: 5,
    portrait: '/portraits/danielle-okafor.svg',
  },
  {
    id: 2,
    name: 'Luis Medina',
    location: 'Jersey City, NJ',
    quote:
      'I rented for nine years and had never read a condo budget. Maya went through it with me line by line, and found the roof assessment I would have missed.',
    rating: 5,
    portrait: '/portraits/luis-medina.svg',
  },
  {
    id: 3,
    name: 'Priya Raman',
    location: 'Denville, NJ',
    quote:
      'Our first offer lost and nobody pushed us to go higher. We waited, saved the search, and closed four months later on a split-level we like more. My one wish: quicker answers on weekends.',
    rating: 4,
    portrait: '/portraits/priya-raman.svg',
  },
]
