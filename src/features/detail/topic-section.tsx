import type { ReactNode } from 'react'

interface TopicSectionProps {
  /** Also the address of the section on the page. */
  id: string
  /** Small, above the heading. */
  topic?: string
  /** The answer in short. */
  heading: ReactNode
  /** A sentence under it. */
  lead?: ReactNode
  children?: ReactNode
}

/** A topic of a home's page: its name, the answer as the heading, a sentence, then what is behind it. */
export function TopicSection({ id, topic, heading, lead, children }: TopicSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      {topic && <p className="eyebrow">{topic}</p>}
      <h2 id={`${id}-heading`} className="section-title tabular-nums">
        {heading}
      </h2>
      {lead && <p className="section-lead">{lead}</p>}
      {children}
    </section>
  )
}
