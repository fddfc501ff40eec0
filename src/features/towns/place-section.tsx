import type { ReactNode } from 'react'

interface PlaceSectionProps {
  id: string
  /** Small, above the heading. */
  topic: string
  /** The answer in short. */
  heading: string
  lead?: string | null
  children?: ReactNode
}

/** A topic of a town's page: its name, the answer as the heading, then what stands behind it. */
export const PlaceSection = ({ id, topic, heading, lead, children }: PlaceSectionProps) => (
  <section id={id} aria-labelledby={`${id}-heading`}>
    <p className="eyebrow">{topic}</p>
    <h2 id={`${id}-heading`} className="section-title mt-1">
      {heading}
    </h2>
    {lead && <p className="mt-2 max-w-[62ch]">{lead}</p>}
    {children}
  </section>
)

/** A wide table, which scrolls sideways by itself. */
export const WideTable = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways by the keyboard
  <section aria-label={label} tabIndex={0} className="wide-table">
    {children}
  </section>
)
