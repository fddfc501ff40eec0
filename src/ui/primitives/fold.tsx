import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

interface FoldProps {
  title: string
  /** The answer in short, beside the title. */
  value?: string | undefined
  children: ReactNode
  /** It was opened. */
  onOpen?: () => void
}

/** What is only for those who want to know more; works without scripts, and is unfolded on paper. */
export function Fold({ title, value, children, onOpen }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const opened = useEffectEvent(() => onOpen?.())
  // It may have been opened before its code came.
  useEffect(() => {
    if (details.current?.open) opened()
  }, [])
  return (
    <details ref={details} className="fold" onToggle={({ currentTarget: { open } }) => open && onOpen?.()}>
      <summary>
        <span>{title}</span> {value && <span>{value}</span>}
      </summary>
      <div>{children}</div>
    </details>
  )
}
