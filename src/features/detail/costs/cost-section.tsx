import type { ReactNode } from 'react'

interface CostSectionProps {
  /** Also the address of the section on the page. */
  id: string
  /** Small, above the heading. */
  topic: string
  /** The answer in short. */
  heading: ReactNode
  /** A sentence under it. */
  lead?: ReactNode
  children?: ReactNode
}

/** A topic of a home's page: its name, the answer as the heading, a sentence, then what stands behind it. */
export function CostSection({ id, topic, heading, lead, children }: CostSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <p className="eyebrow">{topic}</p>
      <h2 id={`${id}-heading`} className="display text-xl tabular-nums md:text-2xl">
        {heading}
      </h2>
      {lead && <p className="section-lead">{lead}</p>}
      {children}
    </section>
  )
}

interface FoldProps {
  title: string
  children: ReactNode
  /** It was opened. */
  onOpen?: () => void
}

/** What is only for those who want to know more; unfolded on paper. */
export const Fold = ({ title, children, onOpen }: FoldProps) => (
  <details className="cost-fold" onToggle={({ currentTarget: { open } }) => open && onOpen?.()}>
    <summary>{title}</summary>
    <div>{children}</div>
  </details>
)
