import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button, buttonClass } from '#ui/primitives/button.tsx'

interface FormDisclosureProps {
  /** Of the button that opens the form. */
  words: string
  /** Shown above the button. */
  summary?: ReactNode
  /** The browser has sent the form itself, and it comes back. */
  isOpen?: boolean
  children: (close: () => void) => ReactNode
}

/** A button that a form takes the place of. The form's first field gets the focus, and the button when the form closes. */
export function FormDisclosure({ words, summary, isOpen = false, children }: FormDisclosureProps) {
  const [open, setOpen] = useState<boolean | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open !== null)
      box.current?.querySelector<HTMLElement>(open ? 'input:not([hidden], [type=hidden])' : 'button')?.focus()
  }, [open])
  return (
    <div ref={box}>
      {open ? (
        children(() => setOpen(false))
      ) : (
        <>
          {summary}
          <Button tone="secondary" className="mt-5 max-sm:w-full noscript:hidden" onClick={() => setOpen(true)}>
            {words}
          </Button>
          <noscript>
            {import.meta.env.SSR && (
              <details open={isOpen} className="mt-5">
                <summary className={buttonClass('secondary', 'medium', 'mb-5')}>{words}</summary>
                {children(() => undefined)}
              </details>
            )}
          </noscript>
        </>
      )}
    </div>
  )
}
