import type { LawId } from '#domain/law/laws.ts'
import { paperRequest, withRequest } from './paper-request.ts'

/**
 * Writes a request for these papers into the form's message, below what was typed, and puts the focus there. What was typed on an
 * earlier visit of this tab is restored before.
 */
export async function askForPapers(papers: readonly LawId[], listingId: number): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[aria-labelledby=request-information]')
  const message = form?.querySelector('textarea')
  if (!form || !message) return
  // Where the last message's receipt stands in place of the form.
  if (message.closest('[hidden]')) form.querySelector<HTMLButtonElement>('button[type=button]')?.click()
  await restored(form, listingId)
  message.value = withRequest(message.value, paperRequest(papers))
  message.dispatchEvent(new Event('input', { bubbles: true }))
  message.scrollIntoView({ block: 'center' })
  message.focus({ preventScroll: true })
  message.setSelectionRange(message.value.length, message.value.length)
  message.scrollTop = message.scrollHeight
}

async function restored(form: HTMLFormElement, listingId: number): Promise<void> {
  try {
    const { restoreForm } = await import('../inquiry-submission.lazy.ts')
    restoreForm(form, listingId)
  } catch {
    // Without a connection the request is written all the same.
  }
}
