import type { KeyboardEvent } from 'react'
import type { Span } from '#domain/search/query-param.ts'
import { TextInput } from '../primitives/field.tsx'

interface SpanFieldsProps {
  /** Names the fields for screen readers: 'Size from', 'Size to'. */
  label: string
  unit: string
  /** Only the upper end can be given. */
  onlyMax?: boolean
  value: Span | null
  onChange: (value: Span | null) => void
}

/** From and to, either of them open. What is typed counts when the field is left, or with Enter. */
export function SpanFields({ label, unit, onlyMax = false, value, onChange }: SpanFieldsProps) {
  const min = value?.min ?? null
  const max = value?.max ?? null
  const change = (ends: Span) => {
    const [low, high] = [ends.min, ends.max]
    if (low === min && high === max) return
    if (low === null && high === null) return onChange(null)
    onChange(low !== null && high !== null && low > high ? { min: high, max: low } : ends)
  }
  return (
    <div className="flex items-center gap-2.5">
      {!onlyMax && (
        <>
          <EndField label={`${label} from`} value={min} onLeave={(low) => change({ min: low, max })} />
          <span className="text-ink-soft">to</span>
        </>
      )}
      <EndField
        label={`${label} ${onlyMax ? 'up to' : 'to'}`}
        value={max}
        onLeave={(high) => change({ min, max: high })}
      />
      <span className="whitespace-nowrap text-ink-soft">{unit}</span>
    </div>
  )
}

interface EndFieldProps {
  label: string
  value: number | null
  onLeave: (value: number | null) => void
}

const EndField = ({ label, value, onLeave }: EndFieldProps) => (
  <TextInput
    // What changes from elsewhere stands in it anew.
    key={value}
    aria-label={label}
    inputMode="decimal"
    placeholder="Any"
    defaultValue={value ?? ''}
    onBlur={({ target }) => onLeave(readNumber(target.value))}
    onKeyDown={({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) =>
      key === 'Enter' && onLeave(readNumber(currentTarget.value))
    }
  />
)

/** The number as it is typed, perhaps with commas or a dollar sign; null where there is none. */
function readNumber(text: string): number | null {
  const number = /^\d{1,7}(\.\d{1,2})?$/.exec(text.replaceAll(/[\s,$]/g, ''))
  return number === null ? null : Number(number[0])
}
