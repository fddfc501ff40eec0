import { BRAND } from '#content/brand.ts'
import { hourText } from '#language/en/spoken-time.ts'

const { from, to } = BRAND.openHours

/** Said to somebody who wants a person. */
export const personTexts = {
  reach: `Of course. Phone us at ${BRAND.headerPhone}, every day from ${hourText(from)} to ${hourText(to)} New Jersey time. Or shall an agent call you?`,
  callback: { label: 'Call me back', says: 'call me back' },
  message: { label: 'Write a message', says: 'send a message' },
}
