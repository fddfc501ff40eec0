import { useEffect, useRef, useState } from 'react'
import type { OwnNumbers } from '#domain/money/own-numbers.ts'
import type { CostTerms } from '#ui/listing/cost-terms.ts'
import { CloseButton } from '#ui/primitives/close-button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { NumbersForm } from './numbers-form.tsx'
import './numbers-panel.css'

interface NumbersPanelProps {
  id: string
  alwaysDialog: boolean
  numbers: OwnNumbers
  costTerms: CostTerms
  onUse: (numbers: OwnNumbers) => void
  onClose: () => void
}

/** Where the form opens in place; narrower and lower windows show it as a dialog. */
const IN_PLACE = '(width >= 48rem) and (height >= 30rem)'

/** The form of the visitor's numbers: under its line, or a dialog on phones. */
export function NumbersPanel({ id, alwaysDialog, onClose, ...form }: NumbersPanelProps) {
  // A window that changes meanwhile keeps what was typed.
  const [inPlace] = useState(() => !alwaysDialog && window.matchMedia(IN_PLACE).matches)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!inPlace) return
    title.current?.focus({ preventScroll: true })
    title.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [inPlace])
  const heading = (
    <h2 ref={title} id={`${id}-title`} tabIndex={-1} className="text-base font-semibold outline-none">
      Your numbers
    </h2>
  )
  if (inPlace) {
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key is that of its fields
      <div id={id} onKeyDown={({ key }) => key === 'Escape' && onClose()} className="numbers-panel">
        {heading}
        <NumbersForm {...form} />
      </div>
    )
  }
  return (
    <Dialog open onClose={onClose} labelledBy={`${id}-title`} firstFocus={title} className="numbers-dialog">
      <div id={id} className="numbers-panel">
        {heading}
        <NumbersForm {...form} />
        <CloseButton onClose={onClose} />
      </div>
    </Dialog>
  )
}
