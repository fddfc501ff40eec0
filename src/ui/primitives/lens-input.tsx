import { Search } from 'lucide'
import type { ComponentProps } from 'react'
import { ClearButton } from './clear-button.tsx'
import { TextInput } from './field.tsx'
import { Icon } from './icon.tsx'

interface LensInputProps extends ComponentProps<'input'> {
  value: string
  /** Accessible name of the clear button, which is shown while there is text. */
  clearLabel: string
  onClear: () => void
}

/** A search field with a lens icon. Its positioned parent must contain nothing else. */
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
