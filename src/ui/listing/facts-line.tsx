import { bathsText, bedsText, squareFeetText, type HomeSize } from './home-facts.ts'

/** One path each on a 24 x 24 grid: a list has many icons, and one element is quick to render. */
const BED = 'M3 19v-7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v7M3 16h18M5 10V7a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v3M9 10V8h6v2'
const BATH = 'M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM5 12V6a2.5 2.5 0 0 1 5 0M8 19l-1 2M16 19l1 2'
const FLOOR_PLAN = 'M4 4h16v16H4zM12 4v6M4 14h8v6M16 14h4'

/** Beds, baths and square feet in one line, with icons; unknown facts are left out. */
export function FactsLine({ listing }: { listing: HomeSize }) {
  return (
    <ul aria-label="Size" className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
      <Fact icon={BED} text={bedsText(listing.beds)} />
      <Fact icon={BATH} text={bathsText(listing.baths)} />
      <Fact icon={FLOOR_PLAN} text={squareFeetText(listing.squareFeet)} />
    </ul>
  )
}

function Fact({ icon, text }: { icon: string; text: string | null }) {
  if (text === null) return null
  return (
    <li className="flex items-center gap-1.5 whitespace-nowrap">
      <svg aria-hidden viewBox="0 0 24 24" className="thin-icon">
        <path d={icon} />
      </svg>
      {text}
    </li>
  )
}
