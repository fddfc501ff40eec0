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

/** The three voices of the home page (H-08). They speak only of what visitors can do on this site. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 1,
    name: 'Danielle Okafor',
    location: 'Bloomfield, NJ',
    quote:
      'We saw eleven homes in five weeks. Before each one we had its price, taxes and fees side by side with the others, and our own notes on it, so we knew what we were walking into.',
    rating: 5,
    portrait: '/portraits/danielle-okafor.svg',
  },
  {
    id: 2,
    name: 'Luis Medina',
    location: 'Jersey City, NJ',
    quote:
      'I rented for nine years and didn’t know where to begin. I told Maya my price and two bedrooms in Hudson County. She named the homes that fit, and asked the agency for my tour.',
    rating: 5,
    portrait: '/portraits/luis-medina.svg',
  },
  {
    id: 3,
    name: 'Priya Raman',
    location: 'Denville, NJ',
    quote:
      'We lost the first house we wanted. So we saved the search, ran it again every week, and found a split-level we like more four months later. My one wish: more pictures of the basements.',
    rating: 4,
    portrait: '/portraits/priya-raman.svg',
  },
]
