// The inquiry form's logic, fetched when the form is first used.
import { INQUIRY_TEXTS, SHOWN_TEXTS } from '#content/inquiry-texts.ts'
import { checkInquiry } from '#domain/inquiry/inquiry-check.ts'
import { DEFAULT_INQUIRY_MESSAGE, type Inquiry } from '#domain/inquiry/inquiry.ts'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import { firstComplaints, ok, type Result } from '#domain/result.ts'
import type { InquiryGateway } from '#ports/browser/inquiry-gateway.ts'
import { notify } from '#ui/primitives/toast.ts'
import { readDraft, storeDraft, storeTour, type InquiryDraft } from './inquiry-draft.ts'
import { forgetKey, keyFor } from './inquiry-key.ts'
import { TOUR_CHOICE, TourFields } from './tour-fields.tsx'

export { InquiryReceipt } from './inquiry-receipt.tsx'
export { TourFields }

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const TYPED = ['name', 'email', 'phone', 'message'] as const
/** Fields that can show an error, in the form's order. */
const FIELDS = [...TYPED, 'tour.day', 'tour.slot']

/** The control of this name; null if the form has none. */
const controlOf = (form: HTMLFormElement, name: string): Control | null =>
  form.elements.namedItem(name) as Control | null

const valueOf = (form: HTMLFormElement, name: string): string => controlOf(form, name)?.value ?? ''

const readForm = (form: HTMLFormElement): InquiryDraft => ({
  name: valueOf(form, 'name'),
  email: valueOf(form, 'email'),
  phone: valueOf(form, 'phone'),
  message: valueOf(form, 'message'),
  tourDay: valueOf(form, 'tour.day'),
  tourSlot: valueOf(form, 'tour.slot'),
})

/** What was typed into a field: '' where it still holds the account's. */
const typedInto = (form: HTMLFormElement, name: string): string => {
  const { value = '', defaultValue = '' } = (controlOf(form, name) ?? {}) as Partial<HTMLInputElement>
  return value === defaultValue ? '' : value
}

/** Stores the form as a draft; the tour's fields store theirs themselves. */
export function storeForm(form: HTMLFormElement, listingId: number): void {
  const { tourDay, tourSlot } = readDraft(listingId)
  const contact = { name: typedInto(form, 'name'), email: typedInto(form, 'email') }
  storeDraft(listingId, { ...readForm(form), ...contact, tourDay, tourSlot })
}

/** Restores the draft into fields that are still untouched; the tour's fields read it themselves. */
export function restoreForm(form: HTMLFormElement, listingId: number): void {
  const draft = readDraft(listingId)
  for (const name of TYPED) {
    const field = controlOf(form, name) as HTMLInputElement
    if (draft[name] && field.value === field.defaultValue) field.value = draft[name]
  }
  if (draft.tourDay || draft.tourSlot) tourOf(form).open = true
}

const tourOf = (form: HTMLFormElement): HTMLDetailsElement => form.querySelector('details')!

/** What was sent; or why it was not: errors by field name, or one for the whole form. */
export interface SendResult {
  sent?: Inquiry
  errors: Partial<Record<string, string>>
  failure: string | null
}

/** The last result without the errors of a control that is filled in now: a press on one of the next days fills in two. */
export function withoutErrorsOf({ name }: HTMLInputElement, last: SendResult): SendResult {
  const filled = name === TOUR_CHOICE ? ['tour.day', 'tour.slot'] : [name]
  if (!filled.some((field) => last.errors[field])) return last
  return {
    ...last,
    errors: Object.fromEntries(Object.entries(last.errors).filter(([field]) => !filled.includes(field))),
  }
}

/**
 * Checks and sends the form. Success is confirmed by a toast and resets message and tour (D-09); otherwise the first wrong field
 * gets the focus.
 */
export async function sendForm(
  form: HTMLFormElement,
  listingId: number,
  inquiries: InquiryGateway,
): Promise<SendResult> {
  const answer = await checkAndSend(form, listingId, inquiries)
  if (answer.ok) {
    confirm(form, listingId)
    return { sent: answer.value, errors: {}, failure: null }
  }
  const errors = firstComplaints(answer.problem)
  const wrongField = FIELDS.find((name) => errors[name])
  if (wrongField) controlOf(form, wrongField)?.focus()
  return { errors, failure: wrongField ? null : (Object.values(errors)[0] ?? answer.problem.message) }
}

async function checkAndSend(
  form: HTMLFormElement,
  listingId: number,
  inquiries: InquiryGateway,
): Promise<Result<Inquiry>> {
  const { tourDay: day, tourSlot: slot, ...draft } = readForm(form)
  // Ignore tour fields while collapsed.
  const tour = tourOf(form).open && (day || slot) ? { day, slot } : null
  const fields = { ...draft, tour, ...SHOWN_TEXTS, website: valueOf(form, 'website') }
  const checked = checkInquiry(fields, { ...INQUIRY_TEXTS, today: todayInNewJersey() })
  if (!checked.ok) return checked
  const answer = await inquiries.send(listingId, checked.value, keyFor(JSON.stringify([listingId, checked.value])))
  // On a conflict the key belongs to another message.
  if (answer.ok || answer.problem.kind === 'conflict') forgetKey()
  return answer.ok ? ok(checked.value) : answer
}

function confirm(form: HTMLFormElement, listingId: number): void {
  controlOf(form, 'message')!.value = DEFAULT_INQUIRY_MESSAGE
  tourOf(form).open = false
  storeTour(listingId, { day: '', slot: '' })
  storeForm(form, listingId)
  notify({ title: 'Message sent successfully!', description: 'A real estate agent will contact you soon.' })
}
