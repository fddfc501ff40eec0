import type { Agency } from '#domain/agency/agency.ts'
import { officeHoursText } from '#language/en/office-hours.ts'

/** Said to somebody who wants a person. */
export const personTexts = (agency: Agency) => ({
  reach: `Of course. Call us at ${agency.phones.head.number}, ${officeHoursText(agency.hours)}. Or should an agent call you?`,
  callback: { label: 'Call me back', says: 'call me back' },
  message: { label: 'Write a message', says: 'send a message' },
})
