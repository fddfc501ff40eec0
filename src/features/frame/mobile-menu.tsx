import { Menu } from 'lucide'
import { useState } from 'react'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import { ScriptFreeMenu } from './script-free-menu.tsx'

const loadDialog = () => import('./menu-dialog.lazy.tsx').then((file) => file.MenuDialog)

interface MobileMenuProps {
  account: AccountGateway
  /** Opens the voice chat. */
  onTalk: () => void
}

/** The menu button of small screens. The menu's code is fetched when a finger or the focus is on the button. */
export function MobileMenu({ account, onTalk }: MobileMenuProps) {
  const { Component: MenuDialog, request } = useLazyComponent(loadDialog)
  const [open, setOpen] = useState(false)
  const show = async () => {
    if (await request()) setOpen(true)
    else notify({ title: 'We couldn’t open the menu', tone: 'destructive' })
  }
  return (
    <div className="lg:hidden print:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label="Open menu"
        onPointerDown={() => void request()}
        onFocus={() => void request()}
        onClick={() => void show()}
        className="-mr-2.5 inline-flex size-11 items-center justify-center rounded-full noscript:hidden"
      >
        <Icon of={Menu} size={24} />
      </button>
      <noscript>{import.meta.env.SSR && <ScriptFreeMenu />}</noscript>
      {MenuDialog && <MenuDialog account={account} onTalk={onTalk} open={open} onClose={() => setOpen(false)} />}
    </div>
  )
}
