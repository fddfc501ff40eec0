import { X } from 'lucide'
import { Icon } from './icon.tsx'

/** The round button in the upper right corner of a dialog, which must be the corner's positioned parent. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={onClose}
      className="absolute top-2 right-2 inline-flex size-11 items-center justify-center rounded-full hover:bg-sand"
    >
      <Icon of={X} size={20} />
    </button>
  )
}
