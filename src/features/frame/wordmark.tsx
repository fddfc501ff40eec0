import { useAgency } from '#ui/use-agency.ts'

/** The logo, as in `public/mark.svg`: an arch with its keystone. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={`shrink-0 ${className}`}>
      <path
        fill="currentColor"
        d="M2.5 29V16.5A13.5 13.5 0 0 1 10.5 4.1L13 12.2A5 5 0 0 0 11 16.5V29ZM29.5 29V16.5A13.5 13.5 0 0 0 21.5 4.1L19 12.2A5 5 0 0 1 21 16.5V29Z"
      />
      <path className="fill-brass" d="M11.6 1.5H20.4L17.9 11.5A6 6 0 0 0 14.1 11.5Z" />
    </svg>
  )
}

/** The logo and the brand name. */
export function Wordmark({ className = '' }: { className?: string }) {
  const { name } = useAgency()
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <Mark className="wordmark-mark size-6 text-indigo" />
      <span className="display text-xl leading-none">{name}</span>
    </span>
  )
}
