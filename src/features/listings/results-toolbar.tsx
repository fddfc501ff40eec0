import { LayoutGrid, Rows3 } from 'lucide-react'
import { LISTINGS_VIEWS, type ListingsView } from '#domain/filters-url.ts'
import { SORTS, type Sort } from '#domain/search.ts'
import { Select } from '#ui/primitives/field.tsx'
import { SORT_WORDS } from './filter-words.ts'

const VIEW_WORDS = {
  grid: { label: 'Grid view', icon: LayoutGrid },
  list: { label: 'List view', icon: Rows3 },
} as const

interface ResultsToolbarProps {
  /** Id of the filter form, which these controls belong to. */
  form: string
  sort: Sort
  view: ListingsView
  onSort: (sort: Sort) => void
  onView: (view: ListingsView) => void
}

/** How the results are ordered and laid out (L-01). */
export function ResultsToolbar({ form, sort, view, onSort, onView }: ResultsToolbarProps) {
  return (
    <div className="flex items-center gap-3">
      <label className="flex min-w-0 flex-1 items-center gap-2.5 text-sm">
        <span className="text-ink-soft max-sm:sr-only">Sort by</span>
        <Select form={form} name="sort" value={sort} onChange={(event) => onSort(event.target.value as Sort)} className="text-sm!">
          {SORTS.map((key) => (
            <option key={key} value={key}>
              {SORT_WORDS[key]}
            </option>
          ))}
        </Select>
      </label>
      <div role="group" aria-label="Layout" className="flex rounded-sm border border-line bg-surface">
        {LISTINGS_VIEWS.map((key) => {
          const { label, icon: Icon } = VIEW_WORDS[key]
          return (
            <button
              key={key}
              type="submit"
              form={form}
              name="view"
              value={key}
              aria-label={label}
              title={label}
              aria-pressed={key === view}
              onClick={(event) => {
                event.preventDefault()
                onView(key)
              }}
              className="flex size-11 items-center justify-center rounded-sm text-ink-soft transition-colors hover:text-indigo aria-pressed:bg-indigo-wash aria-pressed:text-indigo-deep"
            >
              <Icon aria-hidden size={18} strokeWidth={1.5} />
            </button>
          )
        })}
      </div>
    </div>
  )
}
