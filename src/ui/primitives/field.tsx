import { CircleAlert } from 'lucide'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface FieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** For links that lead to the control. */
  id?: string | undefined
  /** Adds '(optional)' to the label. */
  optional?: boolean
  /** Renders the control with the ids that connect it with label, hint and error. */
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode
}

/** A form field: label, control, hint and error. */
export function Field({ label, hint, error, id: given, optional = false, children }: FieldProps) {
  const made = useId()
  const id = given ?? made
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** What is wrong with a field, or with several, or what couldn't be done; as an alert where it comes after an act. */
export const FieldError = ({
  children,
  className = '',
  ...rest
}: Pick<ComponentProps<'p'>, 'id' | 'role' | 'className' | 'children'>) => (
  <p className={`flex items-start gap-1.5 text-sm font-medium text-brick ${className}`} {...rest}>
    <Icon of={CircleAlert} size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
    {children}
  </p>
)

/** Classes of text inputs and selects. The border has the contrast of 3:1 that WCAG 1.4.11 requires. */
const CONTROL_CLASS =
  'w-full min-h-11 rounded-sm border border-ink-soft/65 bg-surface px-3 text-base text-ink placeholder:text-ink-soft/80 ' +
  'transition-colors hover:border-ink aria-invalid:border-brick disabled:opacity-60'

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input className={`${CONTROL_CLASS} ${className}`} {...rest} />
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={`${CONTROL_CLASS} py-2.5 leading-normal ${className}`} {...rest} />
}

export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select className={`${CONTROL_CLASS} chevron pr-9 ${className}`} {...rest} />
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode
}

/** A checkbox with its label; the whole line is the target. */
export function Checkbox({ children, className = '', ...rest }: CheckboxProps) {
  return (
    <label className={`flex min-h-11 items-center gap-2.5 md:min-h-9 ${className}`}>
      <input type="checkbox" className="size-5 shrink-0 rounded-sm accent-indigo" {...rest} />
      <span className="flex-1">{children}</span>
    </label>
  )
}
