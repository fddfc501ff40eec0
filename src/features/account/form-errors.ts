import { firstComplaints, type Problem } from '#domain/result.ts'

/** What to do about each wrong field, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>

export interface FormErrors {
  /** Shown beside their fields. */
  errors: FieldErrors
  /** Shown for the form as a whole; null where a field shows it. */
  problem: Problem | null
}

/** Splits a problem into errors beside fields and one for the whole form. `hasField`: whether the form has such a field. */
export function formErrors(problem: Problem | null, hasField: (name: string) => boolean): FormErrors {
  const errors = problem ? firstComplaints(problem) : {}
  return { errors, problem: Object.keys(errors).some(hasField) ? null : problem }
}

/** Puts the focus on the first field, in the order of the form, that has an error. */
export function focusFirstWrong(form: HTMLFormElement, errors: FieldErrors): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.name in errors) return control.focus()
  }
}
