import { SORTS, type Sort } from '#domain/search/sort.ts'
import { SORT_LABELS } from '#domain/search/sort.ts'
import { Select } from '#ui/primitives/field.tsx'

interface SortSelectProps {
  /** Id of the filter form, which the control belongs to. */
  form: string
  sort: Sort
  /** A place to go to is chosen. */
  hasPlace: boolean
  onSort: (sort: Sort) => void
}

/** How the results are ordered. */
export function SortSelect({ form, sort, hasPlace, onSort }: SortSelectProps) {
  return (
    <label className="sort">
      <span className="sr-only">Sort by</span>
      <Select
        form={form}
        name="sort"
        value={sort}
        onChange={(event) => onSort(event.target.value as Sort)}
        className="text-sm!"
      >
        {SORTS.filter((key) => hasPlace || key !== 'shortest-commute').map((key) => (
          <option key={key} value={key}>
            {SORT_LABELS[key]}
          </option>
        ))}
      </Select>
    </label>
  )
}
