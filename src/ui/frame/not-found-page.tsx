import { Link } from '@tanstack/react-router'
import { buttonClass } from '../primitives/button.tsx'

/** Any address that leads nowhere. */
export function NotFoundPage() {
  return (
    <div className="container-page flex min-h-[70dvh] flex-col items-start justify-center gap-12 py-16 md:flex-row md:items-center md:justify-between">
      <title>Page not found</title>
      <div>
        <h1 className="display text-hero tabular-nums">404</h1>
        <p className="mt-3 text-xl">Oops! Page not found</p>
        <p className="mt-2 max-w-[46ch] text-ink-soft">
          The address may be mistyped, or what stood here has been taken down.
        </p>
        <Link to="/" className={buttonClass('primary', 'medium', 'mt-8')}>
          Return to Home
        </Link>
      </div>
      <EmptyLot />
    </div>
  )
}

/** A mailbox before a lot where no house stands. */
function EmptyLot() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 420 260"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-auto w-full max-w-105 text-ink opacity-20"
    >
      <path d="M6 222c70-7 128-9 200-8s142 3 208 8" />
      <g strokeDasharray="2 9">
        <path d="M170 213v-92l84-70 84 70v92M154 134l100-84 100 84" />
        <path d="M234 213v-52h40v52M192 142h26v28h-26zM290 142h26v28h-26zM300 88V62h20v43" />
      </g>
      <path d="M70 219v-68M48 151v-20a16 16 0 0 1 16-16h38a14 14 0 0 1 14 14v22zM64 115a16 16 0 0 1 16 16v20M96 131h12M104 115V98h12v9h-12" />
      <path d="M22 219l4-13M30 220l1-10M132 216l5-14M140 216v-9M372 218l-4-15M380 219l3-11M196 213c-26 12-60 24-88 40M232 213c-10 14-22 26-32 42" />
    </svg>
  )
}
