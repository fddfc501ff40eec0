import { Check } from 'lucide'
import { SIGN_UP_STEPS } from '#domain/account/sign-up-steps.ts'
import { Icon } from '#ui/primitives/icon.tsx'

/** The steps of signing up, the current one marked; `current` counts from 0. */
export function StepIndicator({ current }: { current: number }) {
  return (
    <ol aria-label="Steps" className="grid grid-cols-2 gap-3 text-sm font-semibold">
      {SIGN_UP_STEPS.map((label, index) => (
        <li
          key={label}
          aria-current={index === current ? 'step' : undefined}
          className={`flex items-center gap-2 border-t-2 pt-3 ${index <= current ? 'border-indigo' : 'border-line text-ink-soft'}`}
        >
          <span className="tabular-nums text-indigo">{index < current ? <Done /> : index + 1}</span>
          {label}
        </li>
      ))}
    </ol>
  )
}

function Done() {
  return (
    <>
      <Icon of={Check} size={16} strokeWidth={2.5} />
      <span className="sr-only">Done: </span>
    </>
  )
}
