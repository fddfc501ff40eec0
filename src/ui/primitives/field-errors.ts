/** What to do about each wrong field, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>

/** Puts the focus on the first field, in the order of the form, that has an error. Opens the closed part that holds it. */
export function focusFirstWrong(form: HTMLFormElement, errors: FieldErrors): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement) || !(control.name in errors))
      continue
    const folded = control.closest('details')
    if (folded) folded.open = true
    return control.focus()
  }
}
