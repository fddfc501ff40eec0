import { useId, type ReactNode } from 'react'
import { Select } from '../primitives/field.tsx'

interface FilterLineProps {
  label: string
  /** Its name in the form. */
  name: string
  value: string
  onChoose: (value: string) => void
  /** The `<option>`s. */
  children: ReactNode
}

/** A filter in one line: its name, and beside it the list of its values. */
export function FilterLine({ label, name, value, onChoose, children }: FilterLineProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4 text-sm">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <Select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className="w-3/5! min-w-0 text-sm! lg:min-h-10!"
      >
        {children}
      </Select>
    </div>
  )
}
