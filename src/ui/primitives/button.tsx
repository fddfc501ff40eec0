import type { ComponentProps } from 'react'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'destructive' | 'onPhoto'
export type ButtonSize = 'medium' | 'small'

// The transparent border becomes visible in forced-colors mode, which removes backgrounds.
const TONES: Record<ButtonTone, string> = {
  primary: 'border border-transparent bg-indigo text-white hover:bg-indigo-deep active:bg-indigo-deep',
  secondary: 'border border-line bg-surface text-ink hover:border-ink-soft',
  quiet: 'text-ink hover:bg-sand',
  destructive: 'border border-brick/40 bg-surface text-brick hover:bg-brick hover:text-white hover:border-brick',
  onPhoto: 'border border-white/70 bg-black/25 text-white hover:bg-white hover:text-ink hover:border-white',
}

const SIZES: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-5 text-base',
  small: 'min-h-9 px-3.5 text-sm',
}

/** The classes of a button, for links that look like one. */
export const buttonClass = (tone: ButtonTone = 'primary', size: ButtonSize = 'medium', extra = ''): string =>
  `button-shape ${TONES[tone]} ${SIZES[size]} ${extra}`

interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone
  size?: ButtonSize
}

/** A button. While a form is pending use `aria-disabled`: `disabled` would lose the focus. */
export function Button({ tone = 'primary', size = 'medium', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(tone, size, className)} {...rest} />
}
