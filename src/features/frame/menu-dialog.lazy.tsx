import { Link } from '@tanstack/react-router'
import { Phone, X } from 'lucide'
import { useEffect, useRef } from 'react'
import { telHref } from '#domain/agency/tel-href.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { AccountLinks } from './account-links.tsx'
import { HomeLink } from './home-link.tsx'
import { MAIN_LINKS } from './main-links.ts'

/** Windows in which the header shows the links. */
const WIDE = '(width >= 64rem)'

const LOOK = {
  group: 'grid grid-cols-2 gap-3 rounded-sm',
  plain: buttonClass('secondary', 'medium', 'min-h-12 min-w-0'),
  primary: buttonClass('primary', 'medium', 'min-h-12'),
}

interface MenuDialogProps {
  account: AccountGateway
  /** Opens the voice chat. */
  onTalk: () => void
  open: boolean
  onClose: () => void
}

/** The full-screen modal menu of small screens. */
export function MenuDialog({ account, onTalk, open, onClose }: MenuDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (!open || !shown) return undefined
    shown.showModal()
    // In a wide window the menu is hidden by CSS, but its modal dialog would still block the page.
    const wide = window.matchMedia(WIDE)
    const close = () => shown.close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [open])
  return (
    <dialog ref={dialog} aria-label="Menu" onClose={onClose} className="site-menu">
      <MenuContent account={account} onTalk={onTalk} onClose={() => dialog.current?.close()} />
    </dialog>
  )
}

function MenuContent({ account, onTalk, onClose }: Omit<MenuDialogProps, 'open'>) {
  const { phones, pages } = useAgency()
  return (
    <div className="container-page flex min-h-full flex-col pb-8">
      <div className="flex h-(--header-height) shrink-0 items-center justify-between">
        <HomeLink onClick={onClose} />
        <button
          type="button"
          aria-label="Close menu"
          onClick={onClose}
          className="-mr-2.5 inline-flex size-11 items-center justify-center rounded-full"
        >
          <Icon of={X} size={24} />
        </button>
      </div>
      <nav aria-label="Main" className="mt-6 mb-10 border-t border-line">
        {MAIN_LINKS.map(({ to, label, exact }) => (
          <Link
            key={to}
            to={to}
            onClick={onClose}
            activeOptions={{ exact, includeSearch: false }}
            className="display flex min-h-16 items-center justify-between border-b border-line text-2xl -outline-offset-2 after:size-2 after:rounded-full aria-[current]:text-indigo aria-[current]:after:bg-indigo"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="mt-auto grid gap-3">
        <a href={telHref(phones.head.number)} className={buttonClass('secondary', 'medium', 'min-h-12 tabular-nums')}>
          <Icon of={Phone} size={18} />
          Call {phones.head.number}
        </a>
        {pages.voice && (
          <button
            type="button"
            onClick={() => {
              onClose()
              onTalk()
            }}
            className={buttonClass('secondary', 'medium', 'min-h-12')}
          >
            Talk to an agent
          </button>
        )}
        <AccountLinks account={account} look={LOOK} onLeave={onClose} />
      </div>
    </div>
  )
}
