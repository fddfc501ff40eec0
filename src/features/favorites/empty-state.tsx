import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#ui/primitives/button.tsx'

interface EmptyStateProps {
  drawing: ReactNode
  title: string
  hint: string
  /** Text of the link to the listings. */
  action: string
}

/** Shown in place of an empty list: a drawing, a hint and a link. */
export function EmptyState({ drawing, title, hint, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center py-12 text-center md:py-16">
      {drawing}
      <h2 className="section-title mt-6">{title}</h2>
      <p className="mt-2 max-w-[46ch] text-ink-soft">{hint}</p>
      <Link to="/listings" className={buttonClass('primary', 'medium', 'mt-6')}>
        {action}
      </Link>
    </div>
  )
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 200 130"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-auto w-50 text-ink opacity-20"
    >
      {children}
    </svg>
  )
}

/** A gabled house with a heart over its door, between two trees. */
export const HouseDrawing = () => (
  <Drawing>
    <path d="M8 116h184M58 116V62l42-38 42 38v54M48 71l52-47 52 47M128 44V28h10v25" />
    <path d="M88 116V86h24v30M66 78h14v16H66zM120 78h14v16h-14z" />
    <path d="M100 68c-9-6-12-10-12-14 0-6 9-7 12-1 3-6 12-5 12 1 0 4-3 8-12 14z" />
    <path d="M26 116V92M26 96c-12 0-13-18-4-22 3-10 17-7 16 3 7 6 1 19-12 19zM174 116V88M174 92c-13 0-15-21-5-26 4-11 18-7 17 4 8 8 1 22-12 22z" />
  </Drawing>
)

/** A lens over a row of roofs. */
export const LensDrawing = () => (
  <Drawing>
    <path d="M8 116h184M20 116V86l20-17 20 17v30M60 116V78l24-20 24 20v38M156 116V82l14-12 14 12v34" />
    <path d="M34 116V98h12v18M74 84h8v10h-8zM86 84h8v10h-8zM164 90h12v10h-12z" />
    <circle cx="118" cy="56" r="34" />
    <path d="m142 80 30 32M104 62l14-12 14 12M108 59v14h20V59" strokeWidth="2.5" />
  </Drawing>
)
