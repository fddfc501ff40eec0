import { useEffect, useRef } from 'react'

/** What keeps a form from being accepted, with links to the fields. */
export interface ErrorSummaryProps {
  /** What came of the form: 'Your message wasn’t sent.' */
  title: string
  /** What to do, by the id of the field. */
  errors: Readonly<Record<string, string>>
}

/**
 * Above a form that the browser sent itself and that came back: it has the focus when the page is there, so that it is seen and read
 * out first.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Where hydration was faster than the browser.
    if (document.activeElement === document.body) block.current?.focus()
  }, [])
  return (
    <div
      ref={block}
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is the answer to the form
      autoFocus
      className="rounded-lg border border-brick/40 bg-surface p-4 text-brick"
    >
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {Object.entries(errors).map(([id, error]) => (
          <li key={id}>
            <a href={`#${id}`} className="underline underline-offset-2">
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
