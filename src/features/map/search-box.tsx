import { useRef, type SubmitEvent } from 'react'
import type { QueryParams } from '#domain/search/query-string.ts'
import { LensInput } from '#ui/primitives/lens-input.tsx'

interface SearchBoxProps {
  text: string
  /** The page's address, whose other filters a form without scripts keeps. */
  params: QueryParams
  onChange: (text: string) => void
  onClear: () => void
}

/** Narrows the list by title, address or county (M-01). */
export function SearchBox({ text, params, onChange, onClear }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onClear()
    input.current?.focus()
  }
  return (
    <search>
      <form method="get" action="/map" onSubmit={(event: SubmitEvent) => event.preventDefault()} className="relative">
        {Object.entries(params).map(
          ([name, value]) =>
            name !== 'q' && value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <LensInput
          ref={input}
          name="q"
          enterKeyHint="search"
          aria-label="Search homes"
          placeholder="Search by location, address..."
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          clearLabel="Clear the search text"
          onClear={clear}
          className="md:text-sm"
        />
      </form>
    </search>
  )
}
