// What an inquiry form needs once somebody uses it; fetched then.
import { CONSENT_VERSION, CONSENT_VERSIONS } from '#content/inquiry-consent.ts'
import { newJerseyDay } from '#domain/day.ts'
import { checkInquiry } from '#domain/inquiry/inquiry-check.ts'
import { DEFAULT_INQUIRY_MESSAGE } from '#domain/inquiry/inquiry.ts'
import { firstComplaints, type Result } from '#domain/result.ts'
import type { InquiryGateway } from '#ports/browser/inquiry-gateway.ts'
import { notify } from '#ui/primitives/toast.ts'
import { keepDraft, readDraft, type InquiryDraft } from './inquiry-draft.ts'
import { forgetKey, keyFor } from './inquiry-key.ts'

export { TourFields } from './tour-fields.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const TYPED = ['name', 'email', 'phone', 'message'] as const
/** The fields beside which a complaint can be shown, in their order. */
const SEEN = [...TYPED, 'tour.day', 'tour.slot']

/** The control of this name; null for one that isn't on the page. */
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

/** Keeps what the form holds; of a tour, what was kept before while its fields aren't there yet. */
export function keepWriting(form: HTMLFormElement, listingId: number): void {
  const typed = readForm(form)
  const { tourDay, tourSlot } = controlOf(form, 'tour.day') ? typed : readDraft(listingId)
  keepDraft(listingId, { ...typed, tourDay, tourSlot })
}

/** Puts back what was typed before a reload, unless the visitor was quicker; the tour's own fields read it themselves. */
export function restoreWriting(form: HTMLFormElement, listingId: number): void {
  const draft = readDraft(listingId)
  for (const name of TYPED) {
    const field = controlOf(form, name) as HTMLInputElement
    if (draft[name] && field.value === field.defaultValue) field.value = draft[name]
  }
  if (draft.tourDay || draft.tourSlot) tourOf(form).open = true
}

const tourOf = (form: HTMLFormElement): HTMLDetailsElement => form.querySelector('details')!

/** What keeps a message from being sent: by the names of the fields, in the words to be shown, or as a whole. */
export interface Complaints {
  errors: Partial<Record<string, string>>
  failure: string | null
}

/**
 * Checks and sends what the form holds; confirms success and resets the message and the tour (D-09). Of wrong fields the
 * first gets the focus.
 */
export async function sendWriting(
  form: HTMLFormElement,
  listingId: number,
  inquiries: InquiryGateway,
): Promise<Complaints> {
  const answer = await checkAndSend(form, listingId, inquiries)
  if (answer.ok) {
    confirm(form, listingId)
    return { errors: {}, failure: null }
  }
  const errors = firstComplaints(answer.problem)
  const seen = SEEN.find((name) => errors[name])
  if (seen) controlOf(form, seen)?.focus()
  return { errors, failure: seen ? null : (Object.values(errors)[0] ?? answer.problem.message) }
}

async function checkAndSend(
  form: HTMLFormElement,
  listingId: number,
  inquiries: InquiryGateway,
): Promise<Result<void>> {
  const { tourDay: day, tourSlot: slot, ...draft } = readForm(form)
  // What is folded away is not sent unseen.
  const tour = tourOf(form).open && (day || slot) ? { day, slot } : null
  const fields = { ...draft, tour, consent: CONSENT_VERSION, website: valueOf(form, 'website') }
  const checked = checkInquiry(fields, { today: newJerseyDay(new Date()), consentVersions: CONSENT_VERSIONS })
  if (!checked.ok) return checked
  const answer = await inquiries.send(listingId, checked.value, keyFor(JSON.stringify([listingId, checked.value])))
  // A used key that belongs to other words cannot be used again.
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
  keepWriting(form, listingId)
  notify({ title: 'Message sent successfully!', description: 'A real estate agent will contact you soon.' })
}
