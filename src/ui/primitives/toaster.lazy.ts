import { placeToasts } from './toast-place.ts'

export interface Notice {
  title: string
  description?: string
  tone?: 'plain' | 'destructive'
  /** What it is about, where a later toast about the same makes it untrue: that one takes its place. */
  about?: string
  /** Takes back what the toast tells; the toast goes with it. Ctrl+Z does the same while the toast is there. */
  onUndo?: () => void
}

/** a toast closes by itself after 4 to 5 s. */
const DURATION_MS = 4500
const MAX_TOASTS = 4

// A popover lies above modal dialogs. Centered, because forms and their buttons are on the right; above the bars at the foot
// of the window (frame.css), or below the header where it would cover what was pressed (toast-place.ts).
const REGION_CLASS =
  'fixed inset-auto bottom-[calc(var(--toast-foot)+var(--call-bar))] left-1/2 m-0 flex w-[min(26rem,calc(100vw-2rem))] low:w-[min(26rem,calc(100vw-1rem))] -translate-x-1/2 flex-col gap-2 overflow-visible bg-transparent p-0 print:hidden data-[place=head]:top-[calc(var(--header-height)+0.75rem)] data-[place=head]:bottom-auto data-[place=top]:top-1 data-[place=top]:bottom-auto'
const TOAST_CLASS =
  'flex items-start gap-3 rounded-lg border border-line bg-surface py-3 pr-2 pl-4 text-ink shadow-lifted low:gap-1 low:py-1.5 low:text-xs transition-[opacity,translate]'
const ENTRANCE_CLASS = 'starting:translate-y-2 starting:opacity-0'
const CLOSE_CLASS =
  '-my-1.5 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-sand hover:text-ink md:my-0 md:size-8'
const UNDO_CLASS =
  '-my-2.5 -mr-2 inline-flex min-h-11 shrink-0 items-center rounded-sm border border-transparent px-3 font-semibold text-indigo hover:bg-indigo-wash'
const CLOSE_ICON =
  '<svg aria-hidden="true" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round"><path d="m6 6 12 12M18 6 6 18"/></svg>'

let region: Promise<HTMLElement> | null = null

/** The container of all toasts, made once. Resolves when it has been shown empty, so that its first toast is announced. */
function openRegion(): Promise<HTMLElement> {
  region ??= new Promise((resolve) => {
    const host = element('section', REGION_CLASS)
    host.popover = 'manual'
    host.setAttribute('aria-label', 'Notifications')
    host.setAttribute('aria-live', 'polite')
    document.body.append(host)
    document.addEventListener('keydown', undoByKeys)
    host.showPopover()
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(host)))
  })
  return region
}

interface Toast {
  notice: Notice
  element: HTMLElement
  /** What had the focus before; it gets it back when the toast is undone. */
  origin: Element | null
  leave: () => void
}

/** The toasts that are shown, the oldest first. */
const shown: Toast[] = []

/** Shows a toast: announced, dismissible, and kept while the pointer or the focus is on it. It takes the place of an outdated one. */
export async function showNotice(notice: Notice): Promise<void> {
  const host = await openRegion()
  raise(host)
  const replaced = shown.find((toast) => isReplacedBy(notice, toast.notice))
  const toast = build(notice)
  if (replaced) remove(replaced)
  else toast.element.classList.add(...ENTRANCE_CLASS.split(' '))
  shown.push(toast)
  host.append(toast.element)
  if (shown.length > MAX_TOASTS) remove(shown[0]!)
  placeToasts(host)
}

const isReplacedBy = (next: Notice, { title, description, about }: Notice) =>
  about === undefined ? title === next.title && description === next.description : about === next.about

function remove(toast: Toast): void {
  const place = shown.indexOf(toast)
  if (place >= 0) shown.splice(place, 1)
  toast.element.remove()
}

/** Closes a toast after its time, except while the pointer or the focus is on it. */
function leaveInTime({ element, leave }: Toast): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stay = () => clearTimeout(timer)
  const leaveLater = () => {
    stay()
    timer = setTimeout(leave, DURATION_MS)
  }
  for (const event of ['pointerenter', 'focusin']) element.addEventListener(event, stay)
  for (const event of ['pointerleave', 'focusout']) element.addEventListener(event, leaveLater)
  leaveLater()
}

/** Shows the container anew where a dialog is open, which would lie above it. */
function raise(host: HTMLElement): void {
  if (!document.querySelector('dialog:modal')) return
  host.hidePopover()
  host.showPopover()
}

/** A toast that isn't shown yet. */
function build(notice: Notice): Toast {
  const { title, description, tone = 'plain', onUndo } = notice
  const box = element('div', TOAST_CLASS)
  if (tone === 'destructive') box.setAttribute('role', 'alert')
  const text = element('div', 'min-w-0 flex-1')
  text.append(element('p', `font-semibold ${tone === 'destructive' ? 'text-brick' : ''}`, title))
  if (description) text.append(element('p', 'text-sm text-ink-soft low:text-xs', description))
  const toast: Toast = { notice, element: box, origin: document.activeElement, leave: () => void fade(toast) }
  box.append(text)
  if (onUndo) box.append(undoButton(() => undo(toast)))
  box.append(closeButton(toast.leave))
  leaveInTime(toast)
  return toast
}

async function fade(toast: Toast): Promise<void> {
  toast.element.classList.add('opacity-0')
  await Promise.allSettled(toast.element.getAnimations().map((animation) => animation.finished))
  remove(toast)
}

function undo(toast: Toast): void {
  const { element, notice, origin } = toast
  const hadFocus = element.contains(document.activeElement)
  remove(toast)
  if (hadFocus && origin instanceof HTMLElement) origin.focus({ preventScroll: true })
  notice.onUndo!()
}

function undoButton(onClick: () => void): HTMLElement {
  const made = button(UNDO_CLASS, onClick)
  made.textContent = 'Undo'
  made.setAttribute('aria-keyshortcuts', 'Control+Z')
  return made
}

/** Undoes what the newest toast that can be undone tells, unless the keys are about a text. */
function undoByKeys(event: KeyboardEvent): void {
  const toast = shown.findLast(({ notice }) => notice.onUndo)
  if (!toast || event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
  if (document.activeElement?.matches('input, textarea, select')) return
  event.preventDefault()
  undo(toast)
}

function closeButton(onClick: () => void): HTMLElement {
  const made = button(CLOSE_CLASS, onClick)
  made.setAttribute('aria-label', 'Dismiss notification')
  made.innerHTML = CLOSE_ICON
  return made
}

function button(className: string, onClick: () => void): HTMLElement {
  const made = element('button', className)
  made.setAttribute('type', 'button')
  made.addEventListener('click', onClick)
  return made
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}
