import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide'
import { telHref } from '#domain/agency/tel-href.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { AccountLinks } from './account-links.tsx'
import { HomeLink } from './home-link.tsx'
import { MAIN_LINKS } from './main-links.ts'
import { MobileMenu } from './mobile-menu.tsx'

const LOOK = {
  group: 'hidden items-center gap-1 rounded-sm lg:flex print:hidden',
  plain:
    'inline-flex min-h-11 max-w-22 items-center gap-2 rounded-sm px-3 xl:max-w-40 whitespace-nowrap last:-mr-3 hover:underline hover:underline-offset-4',
  primary: buttonClass('primary', 'small', 'ml-1 min-h-10'),
}

/** The fixed header. frame.css styles its states: at the top, over a photo, scrolled. */
export function SiteHeader({ account, onTalk }: { account: AccountGateway; onTalk: () => void }) {
  const { phones, pages } = useAgency()
  const { number } = phones.head
  return (
    <header className="site-header">
      <div className="container-page flex h-full items-center gap-2">
        <HomeLink className="mr-auto lg:mr-6" />
        <nav aria-label="Main" className="mr-auto hidden h-full lg:flex print:hidden">
          {MAIN_LINKS.map(({ to, label, exact }) => (
            <Link key={to} to={to} activeOptions={{ exact, includeSearch: false }} className="site-nav-link">
              {label}
            </Link>
          ))}
          <Link to="/afford" className="site-nav-link wide">
            Affordability
          </Link>
        </nav>
        {pages.voice && (
          <button type="button" onClick={onTalk} className="header-talk">
            Talk to an agent
          </button>
        )}
        <a href={telHref(number)} aria-label={`Call ${number}`} className="header-call">
          <Icon of={Phone} size={18} />
          <span className="hidden lg:inline print:inline">{number}</span>
        </a>
        <AccountLinks account={account} look={LOOK} />
        <MobileMenu account={account} onTalk={onTalk} />
      </div>
    </header>
  )
}
