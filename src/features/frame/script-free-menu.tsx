import { Menu } from 'lucide'
import { Icon } from '#ui/primitives/icon.tsx'
import { MAIN_LINKS } from './main-links.ts'

const LINK = 'flex min-h-11 items-center px-5 hover:underline'

/** The menu of small screens where there are no scripts: plain links in a disclosure. */
export const ScriptFreeMenu = () => (
  <details className="relative -mr-2.5">
    <summary
      aria-label="Menu"
      className="inline-flex size-11 cursor-pointer list-none items-center justify-center rounded-full"
    >
      <Icon of={Menu} size={24} />
    </summary>
    <nav aria-label="Menu" className="absolute right-2.5 z-40 min-w-56 rounded-lg border border-line bg-surface py-2">
      {[...MAIN_LINKS, { to: '/afford', label: 'Affordability' }, { to: '/account', label: 'Your account' }].map(
        ({ to, label }) => (
          <a key={to} href={to} className={LINK}>
            {label}
          </a>
        ),
      )}
    </nav>
  </details>
)
