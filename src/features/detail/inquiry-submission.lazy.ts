// The inquiry form's logic, fetched when the form is first used.
import { inquiryRules, SHOWN_TEXTS } from '#content/inquiry-rules.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { checkInquiry } from '#domain/inquiry/inquiry-check.ts'
import { DEFAULT_INQUIRY_MESSAGE, type Inquiry, type TakenInquiry } from '#domain/inquiry/inquiry.ts'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import { firstComplaints, ok, type Result } from '#domain/result.ts'
import type { InquiryGateway } from '#ports/browser/inquiry-gateway.ts'
import { notify } from '#ui/primitives/toast.ts'
import { readDraft, storeDraft, type InquiryDraft } from './inquiry-draft.ts'
import { forgetKey, keyFor } from './inquiry-key.ts'
import { NextTourDays, TOUR_CHOICE } from './next-tour-days.tsx'

export { InquiryReceipt } from './inquiry-receipt.tsx'
export { NextTourDays }

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

/** Stores the form as a draft. */
export function storeForm(form: HTMLFormElement, listingId: number): void {
  const contact = { name: typedInto(form, 'name'), email: typedInto(form, 'email') }
  storeDraft(listingId, { ...readForm(form), ...contact })
}

/** Restores the draft into fields that are still untouched. */
export function restoreForm(form: HTMLFormElement, listingId: number): void {
  const { tourDay, tourSlot, ...typed } = readDraft(listingId)
  for (const name of TYPED) {
    const field = controlOf(form, name) as HTMLInputElement
    if (typed[name] && field.value === field.defaultValue) field.value = typed[name]
  }
  if ((!tourDay && !tourSlot) || valueOf(form, 'tour.day') || valueOf(form, 'tour.slot')) return
  setTour(form, tourDay, tourSlot)
  tourOf(form).open = true
}

function setTour(form: HTMLFormElement, day: string, slot: string): void {
  controlOf(form, 'tour.day')!.value = day
  controlOf(form, 'tour.slot')!.value = slot
}

const tourOf = (form: HTMLFormElement): HTMLDetailsElement => form.querySelector('details')!

/** What was sent; or why it was not: errors by field name, or one for the whole form. */
export interface SendResult {
  sent?: Inquiry & TakenInquiry
  errors: Partial<Record<string, string>>
  failure: string | null
}

/** The last result without the errors of a control that is filled in now: a press on one of the next days fills in two. */
export function withoutErrorsOf<R extends Pick<SendResult, 'errors'>>({ name }: HTMLInputElement, last: R): R {
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
  agency: Agency,
): Promise<SendResult> {
  const answer = await checkAndSend(form, listingId, inquiries, agency)
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
  agency: Agency,
): Promise<Result<Inquiry & TakenInquiry>> {
  const { tourDay: day, tourSlot: slot, ...draft } = readForm(form)
  // Ignore tour fields while collapsed.
  const tour = tourOf(form).open && (day || slot) ? { day, slot } : null
  const fields = { ...draft, tour, ...SHOWN_TEXTS, website: valueOf(form, 'website') }
  const checked = checkInquiry(fields, inquiryRules(agency, todayInNewJersey()))
  if (!checked.ok) return checked
  const key = keyFor(JSON.stringify([listingId, checked.value]))
  // The browser may send the form itself later on: the same message then.
  controlOf(form, 'key')!.value = key
  const answer = await inquiries.send(listingId, checked.value, key)
  // On a conflict the key belongs to another message.
  if (answer.ok || answer.problem.kind === 'conflict') {
    forgetKey()
    controlOf(form, 'key')!.value = ''
  }
  return answer.ok ? ok({ ...checked.value, ...answer.value }) : answer
}

function confirm(form: HTMLFormElement, listingId: number): void {
  controlOf(form, 'message')!.value = DEFAULT_INQUIRY_MESSAGE
  tourOf(form).open = false
  setTour(form, '', '')
  storeForm(form, listingId)
  notify({ title: 'Message sent successfully!', description: 'A real estate agent will contact you soon.' })
}
