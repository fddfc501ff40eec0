import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { horizontalTabAfterKey } from './cyclic-index.ts'

export interface Tab {
  key: string
  label: string
  content: ReactNode
}

interface TabsProps {
  tabs: readonly Tab[]
  /** Names the group of tabs for screen readers. */
  label: string
  /** Key of the initial tab; default: the first. */
  initial?: string | undefined
}

/** Tabs. All panels stay in the document for find-in-page, print and search engines. */
export function Tabs({ tabs, label, initial }: TabsProps) {
  const [selected, setSelected] = useState(() =>
    Math.max(
      0,
      tabs.findIndex(({ key }) => key === initial),
    ),
  )
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const id = useId()

  const onKeyDown = (event: KeyboardEvent) => {
    const next = horizontalTabAfterKey(event.key, selected, tabs.length)
    if (next === null) return
    event.preventDefault()
    setSelected(next)
    buttons.current[next]?.focus()
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="flex gap-6 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)] print:hidden noscript:hidden"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            ref={(element) => {
              buttons.current[index] = element
            }}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={index === selected}
            aria-controls={`${id}-${tab.key}-panel`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
            onKeyDown={onKeyDown}
            className="min-h-11 px-0.5 pb-0.5 font-semibold whitespace-nowrap text-ink-soft transition-colors -outline-offset-2 hover:text-ink aria-selected:border-b-2 aria-selected:border-indigo aria-selected:pb-0 aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          tabIndex={0}
          // Not the `hidden` attribute: print styles couldn't undo it.
          className={`pt-6 print:block print:pt-3 noscript:block ${index === selected ? '' : 'hidden'}`}
        >
          <p className="hidden font-semibold print:block noscript:block">{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  )
}
