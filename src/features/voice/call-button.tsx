import type { ComponentProps } from 'react'

const TONES = {
  plain: 'border-white/45 text-white hover:border-white hover:bg-white/10',
  red: 'border-transparent bg-brick text-white hover:border-white',
  light: 'border-transparent bg-white text-ink hover:bg-white/85',
  ending: 'border-transparent bg-white text-brick hover:bg-white/85',
}

interface CallButtonProps extends ComponentProps<'button'> {
  tone?: keyof typeof TONES
}

/** The class of a button on the dark background of a call. */
export const callButtonClass = (tone: keyof typeof TONES, extra = ''): string =>
  `inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border px-4 font-semibold whitespace-nowrap transition-colors select-none aria-disabled:cursor-not-allowed aria-disabled:opacity-50 ${TONES[tone]} ${extra}`

/** Disabled with `aria-disabled`, so that it keeps the focus. */
export function CallButton({ tone = 'plain', className = '', type = 'button', onClick, ...rest }: CallButtonProps) {
  const off = rest['aria-disabled'] === true
  return (
    <button type={type} className={callButtonClass(tone, className)} {...rest} onClick={off ? undefined : onClick} />
  )
}
