/** What to do about each wrong field, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>

/** A form's fields as they stand. */
export const fieldsOf = (form: HTMLFormElement): Record<string, unknown> => Object.fromEntries(new FormData(form))

/** Puts the focus on the first field, in the order of the form, that has an error. */
export function focusFirstWrong(form: HTMLFormElement, errors: FieldErrors): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.name in errors) return control.focus()
  }
}
