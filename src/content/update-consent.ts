/**
 * What somebody agrees to who turns email updates on, by version. A changed text gets a new version, the date of the change. Earlier
 * versions stay, because stored choices refer to them.
 */
const UPDATE_CONSENT_TEXTS = {
  '2026-11-28': 'We email you only about what you choose here. You can stop the emails at any time.',
} as const

/** The version that pages show. */
export const UPDATE_CONSENT_VERSION = '2026-11-28' satisfies keyof typeof UPDATE_CONSENT_TEXTS
export const updateConsentText = UPDATE_CONSENT_TEXTS[UPDATE_CONSENT_VERSION]
