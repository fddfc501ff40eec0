import { CircleCheck, Info } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#ui/primitives/icon.tsx'

interface AnswerPanelProps {
  tone: 'done' | 'problem'
  children: ReactNode
}

/** The result of a submitted form; screen readers announce it. */
export function AnswerPanel({ tone, children }: AnswerPanelProps) {
  return (
    <div role={tone === 'done' ? 'status' : 'alert'} className="flex gap-3 rounded-lg bg-indigo-wash p-4">
      <Icon of={tone === 'done' ? CircleCheck : Info} strokeWidth={1.75} className="mt-0.5 shrink-0 text-indigo" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
