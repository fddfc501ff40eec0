import type { EarlyAct, EarlyActs } from './early-acts.ts'
import { isAlive } from './is-alive.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What React holds back, while a part of the page is not alive, is kept like what came before. */
const KEPT = ['click', 'submit', 'input', 'change']

/**
 * Adds what the browser itself has put back into fields (Firefox does on a reload, all do on the way back through the
 * history) to what is to be handed over. Call before React hydrates, which would forget some of it.
 */
export function keepRestoredFields(): void {
  const early = window.earlyActs
  if (!early) return
  const restored = [...document.querySelectorAll<Field>('input, textarea, select')].filter(
    (field) => isRestored(field) && !early.acts.some(({ on }) => on === field),
  )
  early.acts.unshift(...restored.map((on): EarlyAct => ({ type: 'change', on, value: [on.value, isChecked(on)] })))
  // Its code comes beside React's.
  if (early.acts.length > 0) void loadReplay().catch(() => undefined)
}

/** The field holds something else than the server wrote. */
function isRestored(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return field.selectedIndex > 0 && !field.options[field.selectedIndex]!.defaultSelected
  }
  const checked = isChecked(field)
  if (checked !== undefined) return checked && !(field as HTMLInputElement).defaultChecked
  // A slider moves a value that it can't have.
  if (field.type === 'range' || field.type === 'hidden') return false
  return field.value !== field.defaultValue
}

/** Of a box or a radio button. */
const isChecked = (field: Field): boolean | undefined =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio') ? field.checked : undefined

/**
 * Hands what was done early to React, in its order, now that React has taken over the page: changed fields as if they were
 * filled in now, presses as if they came now. What belongs to a part that is not alive yet waits for it.
 */
export function handOverEarlyActs(): void {
  const early = window.earlyActs
  if (!early || early.alive) return
  early.alive = true
  // React's own listeners stand before these. It stops what it can't serve yet; a form's `submit` only comes to nobody.
  for (const type of KEPT) {
    const keepHeldBack = (event: Event) => {
      if (event.cancelBubble || (type === 'submit' && !isAlive(event.target as Element))) {
        early.keep(event)
        void replay(early)
      } else if (type === 'input') forgetChange(early.acts, event.target)
    }
    document.addEventListener(type, keepHeldBack, { capture: true })
  }
  if (early.acts.length > 0 || document.activeElement?.matches('input, textarea')) void replay(early)
}

/** Who types on in a field has changed it since. */
function forgetChange(acts: EarlyAct[], field: EventTarget | null): void {
  const at = acts.findIndex(({ on, value }) => on === field && value)
  if (at >= 0) acts.splice(at, 1)
}

const loadReplay = () => import('./replay.ts')

let tried = 0

async function replay(early: EarlyActs): Promise<void> {
  try {
    const { replayAll } = await loadReplay()
    await replayAll(early)
  } catch {
    // What was pressed waits until its code can be had.
    setTimeout(() => void replay(early), ++tried * 1000)
  }
}
