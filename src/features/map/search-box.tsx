import { useRef } from 'react'
import { LensInput } from '#ui/primitives/lens-input.tsx'

interface SearchBoxProps {
  text: string
  onChange: (text: string) => void
  onClear: () => void
}

/** Narrows the list by title, address or county (M-01). */
export function SearchBox({ text, onChange, onClear }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onClear()
    input.current?.focus()
  }
  return (
    <search className="relative block">
      <LensInput
        ref={input}
        enterKeyHint="search"
        aria-label="Search homes"
        placeholder="Search by location, address..."
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        clearLabel="Clear the search text"
        onClear={clear}
        className="md:text-sm"
      />
    </search>
  )
}
