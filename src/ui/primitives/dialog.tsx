import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

interface DialogProps {
  open: boolean
  /** Called for Escape, the backdrop and every close button the children hold. */
  onClose: () => void
  /** Called for the backdrop in place of `onClose`. */
  onBackdrop?: () => void
  /** Id of the element that names the dialog. */
  labelledBy: string
  /** Gets the focus when the dialog opens; without it the first element that can have it does. */
  firstFocus?: RefObject<HTMLElement | null>
  children: ReactNode
  className?: string
}

/** A modal `<dialog>`: the browser traps the focus, returns it, and puts the dialog in the top layer. */
export function Dialog({
  open,
  onClose,
  onBackdrop = onClose,
  labelledBy,
  firstFocus,
  children,
  className = '',
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (!open) return dialog.close()
    dialog.showModal()
    firstFocus?.current?.focus()
  }, [open, firstFocus])

  return (
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      // React passes the events of a dialog inside this one on to it.
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ target }) => target === ref.current && open && onClose()}
      onPointerDown={(event) => event.target === ref.current && onBackdrop()}
      className={`dialog m-auto bg-transparent p-0 text-ink backdrop:bg-ink/55 ${className}`}
    >
      {open && children}
    </dialog>
  )
}
