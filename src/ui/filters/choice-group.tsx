interface ChoiceGroupProps {
  /** Its name as a group and in the form. */
  legend: string
  name: string
  options: readonly { value: string; label: string }[]
  value: string
  onChoose: (value: string) => void
}

/** One choice among a few short ones, side by side: radio buttons that look like a segmented control. */
export function ChoiceGroup({ legend, name, options, value, onChoose }: ChoiceGroupProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex rounded-sm border border-line bg-surface">
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
