import { CircleAlert, CircleCheck } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#ui/primitives/icon.tsx'

interface AnswerPanelProps {
  tone: 'done' | 'problem'
  children: ReactNode
}

/** The result of a submitted form; screen readers announce it. */
export function AnswerPanel({ tone, children }: AnswerPanelProps) {
  const isDone = tone === 'done'
  return (
    <div
      role={isDone ? 'status' : 'alert'}
      className={`flex gap-3 rounded-lg border p-4 ${isDone ? 'border-transparent bg-indigo-wash' : 'border-brick/40 bg-surface text-brick'}`}
    >
      <Icon
        of={isDone ? CircleCheck : CircleAlert}
        strokeWidth={1.75}
        className={`mt-0.5 shrink-0 ${isDone ? 'text-pine' : ''}`}
      />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
