import { X } from 'lucide'
import { Icon } from './icon.tsx'

interface CloseButtonProps {
  onClose: () => void
  /** Accessible name, if several things on the page can be closed. */
  label?: string
  className?: string
}

/** A round close button in the upper right corner of its positioned parent: a dialog or card. */
export function CloseButton({ onClose, label = 'Close', className = 'rounded-full' }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClose}
      className={`absolute top-2 right-2 inline-flex size-11 items-center justify-center hover:bg-sand ${className}`}
    >
      <Icon of={X} size={20} />
    </button>
  )
}
