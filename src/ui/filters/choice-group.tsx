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
          <label
            key={option.value}
            className="relative -my-px flex min-h-11 flex-1 items-center justify-center border-y border-l border-transparent text-sm tabular-nums transition-colors not-first:border-l-line first:-ml-px last:-mr-px first:rounded-l-sm last:rounded-r-sm hover:text-indigo has-checked:z-10 has-checked:bg-indigo has-checked:font-semibold has-checked:text-white has-focus-visible:z-20 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo lg:min-h-9"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
