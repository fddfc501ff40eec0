/** Id of the form that every page of the live edition has for its buttons (root route). It is sent to the page's own address. */
export const PAGE_FORM = 'page-form'

/** A button that saves a home, or no longer, where no scripts take the press. */
export const keepButton = (id: number, saved: boolean) =>
  ({ type: 'submit', form: PAGE_FORM, name: saved ? 'drop' : 'keep', value: id }) as const
