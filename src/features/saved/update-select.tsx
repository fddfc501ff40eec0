import { FREQUENCY_TEXTS } from '#content/update-texts.ts'
import { UPDATE_FREQUENCIES, type UpdateFrequency } from '#domain/updates/update-frequency.ts'
import { Field, Select } from '#ui/primitives/field.tsx'

interface UpdateSelectProps {
  label: string
  /** Follows the label for screen readers, where a page has it more than once. */
  about?: string | undefined
  hint?: string
  /** What can be chosen; default: all. */
  frequencies?: readonly UpdateFrequency[]
  /** Of the field, in a form that the browser sends itself. */
  name?: string
  /** Undefined while it isn't known. */
  every: UpdateFrequency | undefined
  onChoose: (every: UpdateFrequency) => void
}

/** How often emails about something come. */
export const UpdateSelect = ({
  label,
  about,
  hint,
  frequencies = UPDATE_FREQUENCIES,
  name,
  every,
  onChoose,
}: UpdateSelectProps) => (
  <Field label={label} hint={hint}>
    {(tied) => (
      <Select
        {...tied}
        {...(about && { 'aria-label': `${label}: ${about}` })}
        name={name}
        value={every ?? ''}
        disabled={every === undefined}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as UpdateFrequency)}
      >
        {every === undefined && <option value="">Loading…</option>}
        {frequencies.map((frequency) => (
          <option key={frequency} value={frequency}>
            {FREQUENCY_TEXTS[frequency]}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
