import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { hasDraft } from './inquiry-draft-key.ts'
import { InquiryForm } from './inquiry-form.tsx'

/** The inquiry form, whose HTML is a form; the browser fetches its code once the page is used, or to put a draft back into it. */
export const LateInquiryForm = lateComponent(
  createIsomorphicFn()
    .server(() => InquiryForm)
    .client(() => null)(),
  async () => (await import('./inquiry-form.tsx')).InquiryForm,
  hasDraft,
)
