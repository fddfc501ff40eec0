import { capitalized } from '#domain/capitalized.ts'
import type { FlagKey } from '#domain/search/filters/flags.ts'
import { LEASE_WORDS } from './lease-lengths.ts'
import { WITHIN_VOUCHER } from './vouchers.ts'

const PET = '(?:mascot(?:it)?as?|perr(?:it)?[oa]s?|gat(?:it)?[oa]s?|animal(?:es|itos)?|cachorr(?:it)?os?)'
const PETS = `(?:(?:un|una|unos|mi|mis|a|<n>) )*${PET}(?: (?:y|o|,|ni) (?:(?:un|una|mi|<n>) )?${PET})*`
const ROOM = '(?:cuarto|recamara|habitacion|dormitorio|alcoba)'

const PAID = '(?:(?:esta|este|es|sea) )?(?:incluid|pagad)[oa]s?(?: en la renta)?'

interface FlagWords {
  /** As chips and sentences name it. */
  name: string
  /** How it is said, as part of a pattern. */
  said: string
  /** Its names in a sentence that drops it or asks for it, as part of a pattern; without them those of `said`. */
  called?: string
}

/** The words of each flag. */
export const FLAG_WORDS: Readonly<Record<FlagKey, FlagWords>> = {
  reduced: {
    name: 'precio rebajado',
    said: '(?:el |un )?precio (?:rebajado|reducido|bajado)|(?:le )?(?:hayan|han|haya|ha) (?:bajado|rebajado|reducido)(?: (?:el|de) precio)?|(?:bajaron|bajo|rebajaron) (?:de|el) precio|(?<!primero (?:las )?)rebajad[oa]s?(?: de precio)?(?! primero)|(?:con )?rebajas?(?: de precio)?|price reduced|en (?:oferta|descuento)',
    called: 'rebajas?|rebajad[oa]s?|bajas? de precio',
  },
  basement: {
    name: 'sótano',
    said: '(?:sotanos?|basements?)(?: (?:terminad[oa]|complet[oa]|sec[oa]|grande|acabado))?',
    called: 'sotanos?',
  },
  air: {
    name: 'aire acondicionado',
    said: '(?:aire (?:central|acondicionado)|aire(?! libre)|central air|a c|climatizacion)',
    called: 'aire(?: (?:acondicionado|central))?',
  },
  fireplace: { name: 'chimenea', said: '(?:chimeneas?|fireplaces?)', called: 'chimeneas?' },
  laundry: {
    name: 'lavandería en la vivienda',
    said: '(?:(?:cuarto|area) de )?(?:lavanderias?|lavadoras?|secadoras?|lavado|laundry|washer)(?: y secadora| y dryer)?(?: (?:en|dentro)(?: (?:de|del|el|la))*(?: (?:apartamento|casa|unidad|edificio))?)?',
    called: 'lavanderia|lavadora|secadora',
  },
  stepFree: {
    name: 'entrada sin escalones',
    said: 'sin (?:escalones|gradas|escaleras|escalon)(?: (?:en|a|para) (?:la )?entra(?:da|r))?|entrada (?:sin escalones|accesible|a nivel|para silla de ruedas)|(?:acceso|rampa) (?:para|de) silla de ruedas|rampas?',
    called: 'escalones|escaleras|entrada sin escalones',
  },
  accessibleBedroom: {
    name: 'dormitorio accesible',
    said: `${ROOM}s? accesibles?`,
    called: '(?:cuarto|habitacion|dormitorio|recamara) accesible',
  },
  elevator: { name: 'ascensor', said: '(?:elevador(?:es)?|ascensor(?:es)?|elevators?)', called: 'ascensor|elevador' },
  pets: {
    name: 'mascotas permitidas',
    said: `(?:que )?(?:(?:se|me|nos|le) )?(?:acept|permit|admit|dej)(?:an|en|a|e)(?: (?:tener|traer|llevar|entrar))? ${PETS}|mascotas?(?: permitidas)?|pet friendly|(?:yo )?(?:tengo|tenemos|traigo|traemos) ${PETS}(?: (?:muy )?(?:grandes?|pequen[oa]s?|chic[oa]s?|chiquit[oa]s?))?|con ${PETS}`,
    called: 'mascotas?|perros?|gatos?|animales',
  },
  furnished: {
    name: 'muebles',
    said: '(?:totalmente )?(?:amueblad[oa]s?|amoblad[oa]s?|mueblad[oa]s?|(?:con )?muebles|furnished)',
    called: 'muebles|amueblad[oa]s?',
  },
  monthToMonth: {
    name: 'contrato de mes a mes',
    said: '(?:(?:contratos?|renta|alquiler|de) )*mes (?:a|por|con) mes',
    called: '(?:contratos? (?:de )?)?mes a mes',
  },
  ...LEASE_WORDS,
  heatIncluded: {
    name: 'calefacción incluida',
    said: `(?:la )?calefaccion(?: y (?:el )?agua(?: caliente)?)? ${PAID}|(?:que )?incluy[ae]n?(?: la)? calefaccion(?: y (?:el )?agua(?: caliente)?)?`,
    called: 'calefaccion',
  },
  electricityIncluded: {
    name: 'electricidad incluida',
    said: `(?:la )?(?:luz|electricidad) ${PAID}|(?:que )?incluy[ae]n?(?: la)? (?:luz|electricidad)`,
    called: 'luz|electricidad',
  },
  voucher: {
    name: 'dentro de un vale de vivienda',
    said: WITHIN_VOUCHER,
    called: '(?:limite|tope) del vale',
  },
}

export const flagChip = (key: FlagKey): string => capitalized(FLAG_WORDS[key].name)
