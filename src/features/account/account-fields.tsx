import { Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { Field, TextInput } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

interface TextFieldProps {
  id?: string | undefined
  name: string
  label: string
  type?: 'text' | 'email'
  autoComplete: string
  defaultValue?: string | undefined
  /** Id of the reason why it is wrong where that stands elsewhere. */
  wrongBecause?: string | undefined
  error?: string | undefined
}

/** A required text field of an account form. */
export function TextField({ id, label, type = 'text', wrongBecause, error, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      {(control) => <TextInput {...markWrong(wrongBecause)} {...control} {...input} type={type} required />}
    </Field>
  )
}

interface PasswordFieldProps {
  id?: string | undefined
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string | undefined
  /** Id of the reason why it is wrong where that stands elsewhere. */
  wrongBecause?: string | undefined
  error?: string | undefined
}

const markWrong = (reason?: string) => (reason ? ({ 'aria-invalid': true, 'aria-describedby': reason } as const) : {})

/** A password field whose text can be shown. */
export function PasswordField({ id, label, hint, wrongBecause, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <TextInput
            {...markWrong(wrongBecause)}
            {...control}
            {...input}
            type={shown ? 'text' : 'password'}
            required
            autoCapitalize="none"
            spellCheck={false}
            className="pr-12"
          />
          <button
            type="button"
            aria-label={`Show ${label.toLowerCase()}`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 inline-flex w-11 noscript:hidden items-center justify-center rounded-sm text-ink-soft -outline-offset-2 hover:text-ink"
          >
            <Icon of={shown ? EyeOff : Eye} size={18} />
          </button>
        </div>
      )}
    </Field>
  )
}

/** Where one field takes either kind of code. */
export const CODE_HINT = 'Or one of your recovery codes'

interface CodeFieldProps {
  id?: string | undefined
  isRecovery?: boolean
  hint?: string | undefined
  error?: string | undefined
}

/** The code of an authenticator app, or a recovery code. */
export function CodeField({ id, isRecovery = false, hint, error }: CodeFieldProps) {
  const kind = isRecovery
    ? ({ autoComplete: 'off', autoCapitalize: 'characters' } as const)
    : ({ autoComplete: 'one-time-code', inputMode: 'numeric' } as const)
  return (
    <Field id={id} label={isRecovery ? 'Recovery code' : '6 digits from your app'} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...kind}
          name="code"
          required
          spellCheck={false}
          className="tracking-wider tabular-nums"
        />
      )}
    </Field>
  )
}

/** A hidden field that tells password managers whose password the form is about. */
export const OwnerField = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
)
