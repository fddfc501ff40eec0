import type { KeyboardEvent } from 'react'
import { formatCount } from '#domain/count.ts'
import { TextInput } from '../primitives/field.tsx'

interface EndFieldProps {
  /** Names the field for screen readers. */
  label: string
  /** Stands in the field, before the number. */
  sign?: string | undefined
  /** Where there is no number. */
  placeholder?: string
  value: number | null
  onLeave: (value: number | null) => void
}

/** One end of a range, open where the field is empty. What is typed counts when the field is left, or with Enter. */
export const EndField = ({ label, sign, placeholder = 'Any', value, onLeave }: EndFieldProps) => (
  <span className="relative min-w-0 flex-1">
    {sign && (
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-soft"
      >
        {sign}
      </span>
    )}
    <TextInput
      // What changes from elsewhere stands in it anew.
      key={value}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      defaultValue={value === null ? '' : sign === '$' ? formatCount(value) : value}
      onBlur={({ target }) => onLeave(readNumber(target.value))}
      onKeyDown={({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) =>
        key === 'Enter' && onLeave(readNumber(currentTarget.value))
      }
      className={sign && 'pl-7'}
    />
  </span>
)

/** The number as it is typed, perhaps with commas or a dollar sign; null where there is none. */
function readNumber(text: string): number | null {
  const number = /^\d{1,7}(\.\d{1,2})?$/.exec(text.replaceAll(/[\s,$]/g, ''))
  return number === null ? null : Number(number[0])
}
