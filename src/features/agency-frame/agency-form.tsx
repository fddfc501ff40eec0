import type { ComponentProps, ReactNode } from 'react'
import { firstComplaints } from '#domain/result.ts'
import type { RefusedForm } from '#ports/browser/agency-page.ts'
import { Field, FieldError, TextInput } from '#ui/primitives/field.tsx'

/** What became of a form on its page: its complaints by field, what was typed, and what is wrong with none of the fields. */
export function formState(refused: RefusedForm | null, form: string) {
  const own = refused?.form === form ? refused : null
  const complaints = own ? firstComplaints(own.problem) : {}
  const isAboutFields = own?.problem.kind === 'invalid'
  return {
    complaints,
    values: own?.values ?? {},
    problem: own && !isAboutFields ? own.problem.message : null,
  }
}

export type FormState = ReturnType<typeof formState>

interface AgencyFormProps {
  action: string
  state: FormState
  children: ReactNode
  className?: string
}

/** A form that is sent by the browser itself, with what is wrong about it above. */
export const AgencyForm = ({ action, state, children, className = '' }: AgencyFormProps) => (
  <form method="post" action={action} noValidate className={`flex flex-col gap-5 ${className}`}>
    {state.problem !== null && <FieldError role="alert">{state.problem}</FieldError>}
    {children}
  </form>
)

interface AgencyFieldProps extends Omit<ComponentProps<'input'>, 'form'> {
  name: string
  label: string
  state: FormState
  hint?: string | undefined
  /** Tells the fields of several forms of a page apart. */
  of: string
}

/** A text field with what was typed before, and what is wrong with it. */
export const AgencyField = ({ name, label, state, hint, of, ...input }: AgencyFieldProps) => (
  <Field id={`${of}-${name}`} label={label} hint={hint} error={state.complaints[name]}>
    {(control) => <TextInput {...control} name={name} defaultValue={state.values[name]} {...input} />}
  </Field>
)

/** The digits from an app, or a recovery code where one counts. */
export const CodeField = ({
  state,
  of,
  name = 'code',
  hint,
}: Pick<AgencyFieldProps, 'state' | 'of' | 'hint'> & { name?: string }) => (
  <AgencyField
    of={of}
    name={name}
    label="Code from your app"
    hint={hint}
    state={state}
    required
    autoComplete="one-time-code"
    inputMode="numeric"
    spellCheck={false}
  />
)
