/** The lines of a card's text, by their measures. */
const LINES = [
  'h-7 w-1/3',
  'h-7 w-3/4',
  'h-4.5 w-1/2',
  'h-4.5 w-2/3',
  'h-5 w-4/5',
  'mt-4 h-5 w-1/2',
  'mt-1 h-6 w-1/2 rounded-full',
  'h-4.5 w-2/5',
]

/** The placeholder of a loading listing card, in its size. */
export function ListingCardSkeleton({ layout = 'grid' }: { layout?: 'grid' | 'list' }) {
  const list = layout === 'list'
  return (
    <div className={list ? 'md:flex md:gap-6' : ''}>
      <div className={`skeleton aspect-3/2 rounded-lg ${list ? 'md:w-80 md:shrink-0' : ''}`} />
      <div className={`flex flex-1 flex-col gap-1.5 pt-3.5 ${list ? 'md:pt-0 md:[&>:nth-child(3)]:hidden' : ''}`}>
        {LINES.map((measures) => (
          <div key={measures} className={`skeleton ${measures}`} />
        ))}
      </div>
    </div>
  )
}
