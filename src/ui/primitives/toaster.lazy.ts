export interface Notice {
  title: string
  description?: string
  tone?: 'plain' | 'destructive'
}

/** a toast closes by itself after 4 to 5 s. */
const DURATION_MS = 4500
const MAX_TOASTS = 4

// A popover lies above modal dialogs. Centered, because forms and their buttons are on the right; above the bars at the foot
// of the window (frame.css).
const REGION_CLASS =
  'fixed inset-auto bottom-[calc(var(--toast-foot)+var(--call-bar))] left-1/2 m-0 flex w-[min(24rem,calc(100vw-2rem))] -translate-x-1/2 flex-col gap-2 overflow-visible bg-transparent p-0 print:hidden'
const TOAST_CLASS =
  'flex items-start gap-3 rounded-lg border border-line bg-surface py-3 pr-2 pl-4 text-ink shadow-lifted transition-[opacity,translate] starting:translate-y-2 starting:opacity-0'
const CLOSE_CLASS =
  '-my-1.5 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-sand hover:text-ink md:my-0 md:size-8'
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
    host.showPopover()
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(host)))
  })
  return region
}

/** Shows a toast: announced, dismissible, and kept while the pointer or the focus is on it. */
export async function showNotice(notice: Notice): Promise<void> {
  const host = await openRegion()
  raise(host)
  const { toast, close } = build(notice)
  host.append(toast)
  if (host.children.length > MAX_TOASTS) host.firstElementChild?.remove()

  let timer: ReturnType<typeof setTimeout> | undefined
  const stay = () => clearTimeout(timer)
  const leave = async () => {
    toast.classList.add('opacity-0')
    await Promise.allSettled(toast.getAnimations().map((animation) => animation.finished))
    toast.remove()
  }
  const leaveLater = () => {
    stay()
    timer = setTimeout(leave, DURATION_MS)
  }
  close.addEventListener('click', leave)
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, stay)
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, leaveLater)
  leaveLater()
}

/** Shows the container anew where a dialog is open, which would lie above it. */
function raise(host: HTMLElement): void {
  if (!document.querySelector('dialog:modal')) return
  host.hidePopover()
  host.showPopover()
}

function build({ title, description, tone = 'plain' }: Notice): { toast: HTMLElement; close: HTMLElement } {
  const toast = element('div', TOAST_CLASS)
  if (tone === 'destructive') toast.setAttribute('role', 'alert')
  const text = element('div', 'min-w-0 flex-1')
  text.append(element('p', `font-semibold ${tone === 'destructive' ? 'text-brick' : ''}`, title))
  if (description) text.append(element('p', 'text-sm text-ink-soft', description))
  const close = element('button', CLOSE_CLASS)
  close.setAttribute('type', 'button')
  close.setAttribute('aria-label', 'Dismiss notification')
  close.innerHTML = CLOSE_ICON
  toast.append(text, close)
  return { toast, close }
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}
