import { Field, TextInput } from '#ui/primitives/field.tsx'
import './number-box.css'

interface NumberFieldProps {
  name: string
  label: string
  /** What was entered before. */
  value: string
  unit?: '%' | '$'
  hint?: string
  error: string | undefined
}

/** A number as people type it: '$1,800' and '7.4 %' are fine, so it is a text to the browser. */
export const NumberField = ({ name, label, value, unit, hint, error }: NumberFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <span data-unit={unit} className="number-box">
        <TextInput {...control} name={name} type="text" inputMode="decimal" autoComplete="off" defaultValue={value} />
      </span>
    )}
  </Field>
)
