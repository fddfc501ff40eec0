// The inquiry form's logic, fetched when the form is first used.
import { CONSENT_VERSION, CONSENT_VERSIONS } from '#content/inquiry-consent.ts'
import { newJerseyDay } from '#domain/day.ts'
import { checkInquiry } from '#domain/inquiry/inquiry-check.ts'
import { DEFAULT_INQUIRY_MESSAGE } from '#domain/inquiry/inquiry.ts'
import { firstComplaints, type Result } from '#domain/result.ts'
import type { InquiryGateway } from '#ports/browser/inquiry-gateway.ts'
import { notify } from '#ui/primitives/toast.ts'
import { storeDraft, readDraft, type InquiryDraft } from './inquiry-draft.ts'
import { forgetKey, keyFor } from './inquiry-key.ts'

export { TourFields } from './tour-fields.tsx'

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

/** Stores the form as a draft; the stored tour stays while the tour's fields aren't rendered. */
export function storeForm(form: HTMLFormElement, listingId: number): void {
  const typed = readForm(form)
  const { tourDay, tourSlot } = controlOf(form, 'tour.day') ? typed : readDraft(listingId)
  storeDraft(listingId, { ...typed, tourDay, tourSlot })
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

/** Why a message was not sent: errors by field name, or one for the whole form. */
export interface InquiryErrors {
  errors: Partial<Record<string, string>>
  failure: string | null
}

/**
 * Checks and sends the form. Success is confirmed by a toast and resets message and tour (D-09); otherwise the first wrong field
 * gets the focus.
 */
export async function sendForm(
  form: HTMLFormElement,
  listingId: number,
  inquiries: InquiryGateway,
): Promise<InquiryErrors> {
  const answer = await checkAndSend(form, listingId, inquiries)
  if (answer.ok) {
    confirm(form, listingId)
    return { errors: {}, failure: null }
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
): Promise<Result<void>> {
  const { tourDay: day, tourSlot: slot, ...draft } = readForm(form)
  // Ignore tour fields while collapsed.
  const tour = tourOf(form).open && (day || slot) ? { day, slot } : null
  const fields = { ...draft, tour, consent: CONSENT_VERSION, website: valueOf(form, 'website') }
  const checked = checkInquiry(fields, { today: newJerseyDay(new Date()), consentVersions: CONSENT_VERSIONS })
  if (!checked.ok) return checked
  const answer = await inquiries.send(listingId, checked.value, keyFor(JSON.stringify([listingId, checked.value])))
  // On a conflict the key belongs to another message.
  if (answer.ok || answer.problem.kind === 'conflict') forgetKey()
  return answer
}

function confirm(form: HTMLFormElement, listingId: number): void {
  controlOf(form, 'message')!.value = DEFAULT_INQUIRY_MESSAGE
  for (const name of ['tour.day', 'tour.slot']) {
    const control = controlOf(form, name)
    if (control) control.value = ''
  }
  tourOf(form).open = false
  storeForm(form, listingId)
  notify({ title: 'Message sent successfully!', description: 'A real estate agent will contact you soon.' })
}
