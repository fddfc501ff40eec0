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
      label="The link from our email"
      hint="This browser runs no scripts. Copy the whole address of this page, or of the link in the email, and paste it here."
      error={error}
    >
      {(control) => (
        <TextInput {...control} name="link" defaultValue={typed} required autoComplete="off" spellCheck={false} />
      )}
    </Field>
  )
  return typed === undefined ? <noscript>{field}</noscript> : field
}
