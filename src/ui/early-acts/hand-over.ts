/** What a visitor did before the part of the page that serves it had come to life. */
interface EarlyAct {
  type: 'click' | 'submit' | 'change'
  on: HTMLElement
  /** Of a change: what the control held then, and whether it was checked. */
  value?: readonly [string, boolean | undefined]
}

interface EarlyActs {
  /** In their order; the recorder adds to it. */
  acts: EarlyAct[]
  keep: (event: Event) => void
  /** React has taken over: from now on only what its waiting parts can't serve is kept. */
  alive?: boolean
}

declare global {
  interface Window {
    /** Of `recorder-script.ts`; absent where the document came without it. */
    earlyActs?: EarlyActs
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Between two looks whether a part has come to life that something waits for, ms. */
const LOOK_AGAIN_MS = 50

/** What React holds back, while a part of the page is not alive, is kept like what came before. */
const KEPT = ['click', 'submit', 'input', 'change']

/**
 * Adds what the browser itself has put back into fields (Firefox does on a reload, all do on the way back through the
 * history) to what is to be handed over. Call before React hydrates, which would forget some of it.
 */
export function keepRestoredFields(): void {
  const early = window.earlyActs
  if (!early) return
  const kept = new Set(early.acts.map(({ on }) => on))
  const restored = [...document.querySelectorAll<Control>('input, textarea, select')].filter(
    (control) => !kept.has(control) && isChanged(control),
  )
  early.acts.unshift(...restored.map((on) => ({ type: 'change', on, value: valueOf(on) }) as const))
}

/**
 * Hands what was done early to React, in its order, now that React has taken over the page: changed fields as if they were
 * filled in now, presses as if they came now. What belongs to a part that is not alive yet waits for it.
 */
export function handOverEarlyActs(): void {
  const early = window.earlyActs
  if (!early || early.alive) return
  early.alive = true
  // React's own listeners stand before these. It stops what it can't serve yet.
  for (const type of KEPT) {
    document.addEventListener(type, (event) => isHeldBack(event) && keepLate(early, event), { capture: true })
  }
  const { activeElement: focused } = document
  // Before what React does next, so that no field shows for a moment what it held before.
  queueMicrotask(() => {
    // What a field does when it gets the focus is due: it has it already.
    if (focused && isControl(focused)) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    void replayAll(early)
  })
}

function keepLate(early: EarlyActs, event: Event): void {
  early.keep(event)
  void replayAll(early)
}

let isReplaying = false

/** Replays until nothing waits any more. React gets the time between two acts to show what the first has changed. */
async function replayAll({ acts }: EarlyActs): Promise<void> {
  if (isReplaying) return
  isReplaying = true
  while (acts.length > 0) {
    for (const act of acts.splice(0)) {
      if (isAlive(act.on)) replay(act)
      else acts.push(act)
      await Promise.resolve()
    }
    if (acts.length > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
  isReplaying = false
}

function replay({ type, on, value }: EarlyAct): void {
  delete on.dataset['pressed']
  if (!on.isConnected) return
  if (value) change(on as Control, value)
  else if (type === 'submit') (on as HTMLFormElement).requestSubmit()
  else on.click()
}

/**
 * Fills in a control as a visitor would. React compares a field with what it last saw there, so it is shown first what it
 * rendered: `defaultValue` and `defaultChecked`.
 */
function change(control: Control, [value, checked]: NonNullable<EarlyAct['value']>): void {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    if (checked === control.defaultChecked) return
    control.checked = control.defaultChecked
    control.click()
    return
  }
  if (control instanceof HTMLSelectElement) control.value = value
  else {
    control.value = control.defaultValue
    setUnseen(control, value)
  }
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Sets a field's value past the property by which React sees what is set. */
function setUnseen(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value)
}

const valueOf = (control: Control): NonNullable<EarlyAct['value']> => [
  control.value,
  control instanceof HTMLInputElement ? control.checked : undefined,
]

const isControl = (element: Element): element is Control => element.matches('input, textarea, select')

/** The control holds something else than the server wrote. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return (
      [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected) &&
      !isFirstOption(control)
    )
  }
  if (control instanceof HTMLInputElement) {
    if (/^(checkbox|radio)$/.test(control.type)) return control.checked && !control.defaultChecked
    if (!/^(text|search|email|tel|url|password|number|range|date)$/.test(control.type)) return false
  }
  return control.value !== control.defaultValue
}

/** Where the server marked no option, the first one is what it meant. */
const isFirstOption = (select: HTMLSelectElement): boolean =>
  select.selectedIndex === 0 && ![...select.options].some(({ defaultSelected }) => defaultSelected)

/**
 * Whether React serves this element: events of elements in parts that it has not hydrated are stopped by it, after it has
 * tried to hydrate the part. `textInput` is one that it listens to and nobody uses.
 */
function isAlive(element: Element): boolean {
  let isReached = false
  const reach = () => (isReached = true)
  element.addEventListener('textInput', reach)
  element.dispatchEvent(new Event('textInput', { bubbles: true }))
  element.removeEventListener('textInput', reach)
  return isReached || !element.isConnected
}

/** React has just stopped the event on its way down, or would not know whose it is: a form's `submit` is not stopped. */
const isHeldBack = (event: Event): boolean =>
  event.cancelBubble || (event.type === 'submit' && !isAlive(event.target as Element))
