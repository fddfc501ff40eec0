import { Search } from 'lucide'
import { useRef } from 'react'
import { ClearButton } from '#ui/primitives/clear-button.tsx'
import { TextInput } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

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
      <Icon
        of={Search}
        size={18}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
      />
      <TextInput
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label="Search homes"
        placeholder="Search by location, address..."
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`pl-10 text-ellipsis md:text-sm ${text ? 'pr-11' : ''}`}
      />
      {text && <ClearButton label="Clear the search text" onClear={clear} />}
    </search>
  )
}
