import type { Agency } from '#domain/agency/agency.ts'
import { officeHoursText } from '#language/es/office-hours.ts'
import type { Phrases } from '../phrases.ts'

export const personTexts = (agency: Agency): Phrases['person'] => ({
  reach: `Claro. Llámenos al ${agency.phones.head.number}, ${officeHoursText(agency.hours)}. ¿O prefiere que le llame un agente?`,
  callback: { label: 'Que me llamen', says: 'llámenme' },
  message: { label: 'Escribir un mensaje', says: 'quiero enviar un mensaje' },
})
