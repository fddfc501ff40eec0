import { chooseHome, useComparisonChoice } from './comparison-choice.ts'

interface CompareBoxProps {
  home: { id: number; title: string }
  className: string
}

/** The box of a card that chooses its home for the comparison. */
export function CompareBox({ home: { id, title }, className }: CompareBoxProps) {
  const { chosen } = useComparisonChoice()
  return (
    <label className={className}>
      <span>
        <input
          type="checkbox"
          name="compare"
          value={id}
          autoComplete="off"
          checked={chosen.includes(id)}
          onChange={(event) => chooseHome(id, event.target.checked)}
        />
        Compare <span className="sr-only">{title}</span>
      </span>
    </label>
  )
}
