import type { Span } from '#domain/search/query-param.ts'
import { EndField } from './end-field.tsx'

interface SpanFieldsProps {
  /** Names the fields for screen readers: 'Size from', 'Size to'. */
  label: string
  unit: string
  /** Stands in the field, before the number. */
  sign?: string
  /** The one end that can be given; left out: both. */
  only?: keyof Span | undefined
  value: Span | null
  onChange: (value: Span | null) => void
}

/** From and to, either of them open. What is typed counts when the field is left, or with Enter. */
export function SpanFields({ label, unit, sign, only, value, onChange }: SpanFieldsProps) {
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
      {only !== 'max' && (
        <EndField
          label={`${label} ${only ? 'at least' : 'from'}`}
          sign={sign}
          value={min}
          onLeave={(low) => change({ min: low, max })}
        />
      )}
      {!only && <span className="text-ink-soft">to</span>}
      {only !== 'min' && (
        <EndField
          label={`${label} ${only ? 'up to' : 'to'}`}
          sign={sign}
          value={max}
          onLeave={(high) => change({ min, max: high })}
        />
      )}
      {/* As wide as the widest of the short ones: the fields of all groups stand under one another. */}
      <span className="min-w-11 whitespace-nowrap text-ink-soft">{unit}</span>
    </div>
  )
}
