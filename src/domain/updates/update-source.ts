/** What emails can be about: saved homes, homes like them, or a saved search: by its id, or by its name where people read it. */
export type UpdateSource = 'favorites' | 'similar' | { search: string }
