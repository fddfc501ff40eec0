import { CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'

interface AnswerPanelProps {
  tone: 'done' | 'problem'
  children: ReactNode
}

/** The answer to a submitted form, read out as it appears. */
export function AnswerPanel({ tone, children }: AnswerPanelProps) {
  const Icon = tone === 'done' ? CircleCheck : Info
  return (
    <div role={tone === 'done' ? 'status' : 'alert'} className="flex gap-3 rounded-lg bg-indigo-wash p-4">
      <Icon aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-indigo" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
