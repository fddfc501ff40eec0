import { BRAND } from '#content/brand.ts'
import type { Phrases } from '../phrases.ts'

const { from, to } = BRAND.openHours

export const personTexts: Phrases['person'] = {
  reach: `Claro. Llámenos al ${BRAND.headerPhone}, todos los días de ${from} a ${to} horas de Nueva Jersey. ¿O prefiere que le llame un agente?`,
  callback: { label: 'Que me llamen', says: 'llámenme' },
  message: { label: 'Escribir un mensaje', says: 'quiero enviar un mensaje' },
}
