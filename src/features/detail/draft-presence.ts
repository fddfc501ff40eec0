/** Where the contact fields of an inquiry are kept; they are there whenever something is. */
export const CONTACT_KEY = 'keystead.inquiry.contact'

/** Whether this tab holds a draft; asked on every listing's page, so it brings nothing along. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(CONTACT_KEY) !== null
  } catch {
    return false
  }
}
