import { BRAND } from '#content/brand.ts'

/** The mark: a keystone whose foot opens into a gabled doorway. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={`shrink-0 ${className}`}>
      <path fill="currentColor" d="M2 3h20l-3.6 18H15v-6.2l-3-3-3 3V21H5.6z" />
    </svg>
  )
}

/** The mark and the product's name. */
export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <Mark className="wordmark-mark size-6 text-indigo" />
      <span className="display text-xl leading-none">{BRAND.name}</span>
    </span>
  )
}
