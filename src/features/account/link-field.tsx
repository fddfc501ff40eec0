import { Field, TextInput } from '#ui/primitives/field.tsx'
import { fieldId } from './use-account-form.ts'

interface LinkFieldProps {
  /** What the browser sent itself; undefined where it hasn't. */
  typed: string | undefined
  error: string | undefined
}

/**
 * For browsers that run no scripts: the part of a mailed link after '#', which opens the account, never reaches the server, so that no
 * log has it. It is copied by hand.
 */
export function LinkField({ typed, error }: LinkFieldProps) {
  const field = (
    <Field
      id={fieldId('link')}
      label="Link from our email"
      hint="JavaScript is off in this browser. Copy this page’s full address, or the link from the email, and paste it here."
      error={error}
    >
      {(control) => (
        <TextInput {...control} name="link" defaultValue={typed} required autoComplete="off" spellCheck={false} />
      )}
    </Field>
  )
  return typed === undefined ? <noscript>{field}</noscript> : field
}
