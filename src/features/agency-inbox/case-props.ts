import type { RefusedForm } from '#ports/browser/agency-page.ts'
import type { InboxScreen, ShownCase } from '#ports/browser/inbox-screen.ts'

/** An inquiry that is open, and who looks at it. */
export interface CaseProps extends Pick<InboxScreen, 'people' | 'self' | 'mayWork' | 'query'> {
  of: ShownCase
  refused: RefusedForm | null
  now: number
}
