/** What the device's share sheet receives (D-08). */
export interface SharedPage {
  title: string
  text: string
  url: string
}

/** The parts of `navigator` that sharing uses; each may be missing or refuse. */
export interface ShareDevice {
  share?: (page: SharedPage) => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}

/** `manual`: neither worked, so the visitor has to copy the link by hand. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'manual'

/** Opens the share sheet; where there is none, copies the link. */
export async function shareListing(title: string, url: string, device: ShareDevice): Promise<ShareOutcome> {
  if (device.share) {
    try {
      await device.share({ title, text: `Check out this property: ${title}`, url })
      return 'shared'
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    if (!device.clipboard) return 'manual'
    await device.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'manual'
  }
}
