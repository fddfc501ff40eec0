import { Search } from 'lucide'
import type { ComponentProps } from 'react'
import { ClearButton } from './clear-button.tsx'
import { TextInput } from './field.tsx'
import { Icon } from './icon.tsx'

interface LensInputProps extends ComponentProps<'input'> {
  value: string
  /** The name of the button that empties it, which is there while it holds text. */
  clearLabel: string
  onClear: () => void
}

/** A line to search by, with a lens at its beginning. Its positioned parent must hold nothing else. */
export function LensInput({ clearLabel, onClear, className = '', ...input }: LensInputProps) {
  return (
    <>
      <Icon
        of={Search}
        size={18}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
      />
      <TextInput
        type="text"
        inputMode="search"
        autoComplete="off"
        {...input}
        className={`pl-10 text-ellipsis ${input.value ? 'pr-11' : ''} ${className}`}
      />
      {input.value && <ClearButton label={clearLabel} onClear={onClear} />}
    </>
  )
}
