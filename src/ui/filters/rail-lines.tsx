import { RAIL_LINE_NAMES } from '#domain/commute/rail-line-names.ts'
import type { RailLine } from '#domain/commute/rail-line.ts'
import { trainChip } from '#domain/search/chip-texts.ts'
import { NO_TRAIN } from '#domain/search/filters/train.ts'
import { Checkbox } from '../primitives/field.tsx'
import { toggled } from './toggled-option.ts'

/** Beside the choice of a county, its word in a line's name would mislead. */
const OFFERED = Object.entries(RAIL_LINE_NAMES).map(
  ([line, name]) => [line as RailLine, name.replace(' County', '')] as const,
)

interface RailLinesProps {
  chosen: readonly RailLine[]
  onChoose: (lines: readonly RailLine[]) => void
}

/** Any of several lines: their boxes are folded under what is chosen. Without scripts the form sends each box by itself. */
export const RailLines = ({ chosen, onChoose }: RailLinesProps) => (
  <details>
    <summary className="chevron flex min-h-11 cursor-pointer items-center rounded-sm border border-ink-soft/65 bg-surface py-2 pr-9 pl-3 leading-snug transition-colors hover:border-ink [&::-webkit-details-marker]:hidden">
      {chosen.length === 0 ? 'Any rail line' : trainChip({ ...NO_TRAIN, lines: chosen })}
    </summary>
    <fieldset aria-label="Rail lines" className="px-3 pt-1">
      {OFFERED.map(([line, name]) => (
        <Checkbox
          key={line}
          name="line"
          value={line}
          checked={chosen.includes(line)}
          onChange={() => onChoose(toggled(chosen, line))}
          className="max-lg:min-h-11"
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  </details>
)
