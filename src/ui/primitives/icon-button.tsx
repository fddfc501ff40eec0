import type { ComponentProps, ReactNode } from 'react'
import { Tooltip } from './tooltip.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string
  /** A lucide icon. */
  icon: ReactNode
  tone?: 'quiet' | 'onPhoto'
}

const TONES = {
  quiet: 'text-ink hover:bg-sand',
  onPhoto: 'bg-white/92 text-ink hover:bg-white',
}

/** A round 44 px button with an icon only. */
export function IconButton({ label, icon, tone = 'quiet', className = '', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        className={`inline-flex size-11 items-center justify-center rounded-full transition-colors disabled:cursor-not-allowed disabled:opacity-40 ${TONES[tone]} ${className}`}
        {...rest}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
