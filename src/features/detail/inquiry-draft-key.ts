/** Storage key of an inquiry's contact fields, which every draft has. */
export const CONTACT_KEY = 'keystead.inquiry.contact'

/** Whether this tab holds a draft. A file of its own, because every listing page's first load asks. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(CONTACT_KEY) !== null
  } catch {
    return false
  }
}
