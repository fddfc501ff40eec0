import { formatCount } from '#domain/count.ts'
import { Checkbox } from '../primitives/field.tsx'

interface CountedBoxProps {
  label: string
  /** The homes that choosing it would show; undefined while it isn't known. */
  count: number | undefined
  checked: boolean
  onChange: () => void
}

/** A box with the homes that it would show beside it; one that would show none can't be chosen. */
export function CountedBox({ label, count, checked, onChange }: CountedBoxProps) {
  const isEmpty = count === 0 && !checked
  return (
    <Checkbox
      checked={checked}
      disabled={isEmpty}
      onChange={onChange}
      className={`max-lg:min-h-11 ${isEmpty ? 'text-ink-soft' : ''}`}
    >
      <span className="flex justify-between">
        {label} <span className="text-ink-soft tabular-nums">{count !== undefined && `(${formatCount(count)})`}</span>
      </span>
    </Checkbox>
  )
}
