/** What is wrong with each field, by its name. */
export type FieldErrors = Readonly<Record<string, string>>
