import { LayoutGrid, Rows3 } from 'lucide'
import { LISTINGS_VIEWS, type ListingsView } from '#domain/search/filters-url.ts'
import { Icon } from '#ui/primitives/icon.tsx'

const VIEWS = {
  grid: { label: 'Grid view', icon: LayoutGrid },
  list: { label: 'List view', icon: Rows3 },
} as const

interface ViewToggleProps {
  /** Id of the filter form: without JavaScript the buttons send it. */
  form: string
  view: ListingsView
  onView: (view: ListingsView) => void
}

/** Results as a grid or one under the other (L-01). */
export function ViewToggle({ form, view, onView }: ViewToggleProps) {
  return (
    <fieldset aria-label="Layout" className="flex rounded-sm border border-line bg-surface">
      {LISTINGS_VIEWS.map((key) => {
        const { label, icon } = VIEWS[key]
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
            className="-my-px flex h-11 w-11 items-center justify-center rounded-sm text-ink-soft transition-colors hover:text-indigo aria-pressed:bg-indigo-wash aria-pressed:text-indigo-deep"
          >
            <Icon of={icon} size={18} />
          </button>
        )
      })}
    </fieldset>
  )
}
