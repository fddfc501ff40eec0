import { X } from 'lucide'
import { Icon } from './icon.tsx'

/** Clears a text field. It lies at the right end of its positioned parent. */
export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClear}
      className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-sm text-ink-soft -outline-offset-2 hover:text-ink noscript:hidden"
    >
      <Icon of={X} size={18} />
    </button>
  )
}
