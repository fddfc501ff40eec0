import type { FormEvent, ReactNode } from 'react'
import { LateErrorSummary } from '#features/sent-form/late-error-summary.ts'
import type { FieldErrors } from '#ui/primitives/field-errors.ts'

interface OwnAccountFormProps {
  /** What it changes, for the server where the browser sends it itself. */
  act: string
  /** What a refusal means: 'Your name wasn’t changed.' */
  refusal: string
  summary: FieldErrors | null
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  className?: string
  children: ReactNode
}

/** A form of /account. Without scripts the browser sends it to the page's address. */
export const OwnAccountForm = ({ act, refusal, summary, onSubmit, className, children }: OwnAccountFormProps) => (
  <form method="post" action="/account" noValidate onSubmit={onSubmit} className={className ?? 'flex flex-col gap-5'}>
    {summary && <LateErrorSummary title={refusal} errors={summary} />}
    <input type="hidden" name="act" value={act} />
    {children}
  </form>
)
