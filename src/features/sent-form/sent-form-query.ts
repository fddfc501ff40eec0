/** Where the query cache has what became of a form that the browser sent itself: it comes with the page. */
export const SENT_FORM_KEY = ['sent-form'] as const
