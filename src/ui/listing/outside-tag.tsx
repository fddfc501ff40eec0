import { isServed } from '#domain/geo/county.ts'

/** Marks a home of a county that the agency doesn't serve; nothing for the others. */
export const OutsideTag = ({ county }: { county: string }) =>
  isServed(county) ? null : (
    <span className="inline-block self-start rounded-full border border-ink-soft px-2.5 py-0.5 text-xs font-medium text-ink">
      Outside our seven counties
    </span>
  )
