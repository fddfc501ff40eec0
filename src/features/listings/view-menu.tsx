import { ChevronDown, LayoutGrid, Rows3 } from 'lucide'
import { useRef } from 'react'
import { LISTINGS_VIEWS, type ListingsView } from '#domain/search/filters-url.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

const VIEWS = {
  grid: { label: 'Grid view', icon: LayoutGrid },
  list: { label: 'List view', icon: Rows3 },
} as const

interface ViewMenuProps {
  /** Id of the filter form: without JavaScript the buttons send it. */
  form: string
  view: ListingsView
  onView: (view: ListingsView) => void
}

/** Results as a grid or one under the other (L-01), in a disclosure of the browser's own. */
export function ViewMenu({ form, view, onView }: ViewMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it closes where the focus leaves it
    <details
      ref={menu}
      className="view-menu"
      onBlur={({ relatedTarget }) => !menu.current?.contains(relatedTarget) && close()}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !menu.current?.open) return
        close()
        menu.current.querySelector('summary')?.focus()
      }}
    >
      <summary className={buttonClass('secondary', 'medium')}>
        View
        <Icon of={ChevronDown} size={16} />
      </summary>
      <fieldset aria-label="Layout">
        {LISTINGS_VIEWS.map((key) => {
          const { label, icon } = VIEWS[key]
          return (
            <button
              key={key}
              type="submit"
              form={form}
              name="view"
              value={key}
              aria-pressed={key === view}
              onClick={(event) => {
                event.preventDefault()
                onView(key)
                close()
                menu.current?.querySelector('summary')?.focus()
              }}
            >
              <Icon of={icon} size={18} />
              {label}
            </button>
          )
        })}
      </fieldset>
    </details>
  )
}
