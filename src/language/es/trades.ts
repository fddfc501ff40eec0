import { phrase, type Sentence } from '../sentence.ts'

const THINGS =
  '(?:ascensores|elevadores|piscinas|albercas|sotanos|chimeneas|garajes|aires acondicionados|lavadoras|secadoras|muebles|mascotas|perros|gatos|casas|apartamentos|condominios|cocinas|banos|techos|pisos)'
const ALL = `(?:(?:los|las|unos|unas) )?${THINGS}(?:(?: (?:,|y|o|e))+ (?:(?:los|las) )?${THINGS})*`
/** 'Mi novio arregla ascensores', 'limpio piscinas', 'trabajo con perros'. */
const TRADE = phrase(
  `(?:(?:yo|el|ella|mi|novi[oa]|espos[oa]|marido|mujer|pareja|hij[oa]|herman[oa]|papa|mama|trabajo|trabaja|me dedico a|se dedica a) )*(?:(?:arregl|repar|instal|limpi|pint|pase|entren|fabric|remodel|cuid)(?:o|a|an|amos|ar|ando)|construy(?:o|e|en)|construir|vend(?:o|e|en|er|iendo)|(?:trabajo|trabaja|trabajamos) con) ${ALL}(?: (?:todo el dia|para vivir|todos los dias))*`,
)

/** Takes what is told of somebody's work: who repairs elevators asks for none. */
export const takeTrades = (sentence: Sentence): boolean => sentence.takes(TRADE)
