import { useId, type ReactNode } from 'react'

interface AccountSectionProps {
  heading: string
  text: string
  children: ReactNode
}

/** A section of the account page: heading and text on the left, controls on the right. */
export function AccountSection({ heading, text, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-6 border-t border-line py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] lg:gap-16 lg:py-12"
    >
      <div>
        <h2 id={id} className="section-title">
          {heading}
        </h2>
        <p className="mt-2 max-w-[44ch] text-ink-soft">{text}</p>
      </div>
      <div className="max-w-110">{children}</div>
    </section>
  )
}
