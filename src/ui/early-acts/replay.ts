import type { EarlyAct, EarlyActs } from './early-acts.ts'
import { isAlive } from './is-alive.ts'

/** Between two looks whether a part has come to life that something waits for, ms. */
const LOOK_AGAIN_MS = 50

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

let isReplaying = false
let hasFocused = false

/** Replays until nothing waits any more. React gets the time between two acts to show what the first has changed. */
export async function replayAll({ acts }: EarlyActs): Promise<void> {
  if (isReplaying) return
  isReplaying = true
  // A screen reader presses without a pointer or a key, which a late part waits for (ui/primitives/when-used.ts).
  dispatchEvent(new Event('pointerdown'))
  focusOnce()
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

/** What a field does when it gets the focus is due: it has it already. */
function focusOnce(): void {
  if (hasFocused) return
  hasFocused = true
  const { activeElement: focused } = document
  if (focused?.matches('input, textarea, select')) {
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }
}

function replay({ type, on, value }: EarlyAct): void {
  delete on.dataset['pressed']
  if (!on.isConnected) return
  if (value) change(on as Field, value)
  else if (type === 'submit') (on as HTMLFormElement).requestSubmit()
  else on.click()
}

/**
 * Fills in a field as a visitor would. React compares a field with what it last saw there, so it is shown first what it
 * rendered: `defaultValue` and `defaultChecked`.
 */
function change(field: Field, [value, checked]: NonNullable<EarlyAct['value']>): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    if (checked === field.defaultChecked) return
    field.checked = field.defaultChecked
    field.click()
    return
  }
  if (field instanceof HTMLSelectElement) field.value = value
  else {
    field.value = field.defaultValue
    setUnseen(field, value)
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** Sets a field's value past the property by which React sees what is set. */
function setUnseen(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value)
}
