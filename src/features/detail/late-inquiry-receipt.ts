import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { InquiryReceipt } from './inquiry-receipt.tsx'

/** The receipt of an inquiry: the server writes it where the browser sent the form itself. */
export const LateInquiryReceipt = lateComponent(
  createIsomorphicFn()
    .server(() => InquiryReceipt)
    .client(() => null)(),
  async () => (await import('./inquiry-submission.lazy.ts')).InquiryReceipt,
)
