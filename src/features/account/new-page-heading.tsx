import { useEffect, useRef } from 'react'

/** The title of a page that takes another's place without being gone to: it gets the focus, and so is read out. */
export function NewPageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1} className="display mt-8 text-3xl outline-none">
      {children}
    </h1>
  )
}
