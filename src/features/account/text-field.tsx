import { Field, TextInput } from '#ui/primitives/field.tsx'

interface TextFieldProps {
  name: string
  label: string
  type?: 'text' | 'email'
  autoComplete: string
  error?: string | undefined
}

/** A required line of text in an account form. */
export function TextField({ name, label, type = 'text', autoComplete, error }: TextFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <TextInput {...control} name={name} type={type} required autoComplete={autoComplete} />}
    </Field>
  )
}
