import { firstComplaints, type Problem } from '#domain/result.ts'
import type { FieldErrors } from '#ui/primitives/field-errors.ts'

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
