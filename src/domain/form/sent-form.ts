import type { Problem } from '../result.ts'

/** The forms that a browser can send itself, where the site's scripts don't run or aren't there yet. */
export const FORM_NAMES = [
  'inquiry',
  'sign-in',
  'sign-up',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'favorite',
  'note',
  'sharing',
  'saved-search',
  'list-answer',
  'account-name',
  'account-email',
  'account-password',
  'two-step',
  'sign-ins',
  'deletion',
  'updates',
  'update-request',
  'afford',
  'afford-rent',
] as const
export type FormName = (typeof FORM_NAMES)[number]

/** What became of such a form, for the page that says so. */
export interface SentForm {
  form: FormName
  /** The fields as typed, by their names; never a password. */
  values: Readonly<Record<string, string>>
  /** Why it was refused; null where it was accepted. */
  problem: Problem | null
}
