import { phrase, type Sentence } from '../sentence.ts'
import type { Refusal } from '../understanding.ts'

const VOUCHER =
  '(?:(?:housing |rent |rental |hud )?vouchers?|section #\\d+|sec #\\d+|(?:public |rental |rent |housing )?assistance|welfare|food stamps|public aid)'
const HOLDERS =
  '(?:people|tenants|renters?|famil(?:y|ies)|holders?|folks|neighbou?rs?|types?|kids|residents|ones|crowd)'
const SOMEONE = `(?:anyone|anybody|someone|somebody|those|others|${HOLDERS})`
const PLACE =
  '(?:buildings?|places?|complex(?:es)?|blocks?|streets?|areas?|neighbou?rhoods?|towns?|units?|houses?|apartments?|developments?|somewhere|anywhere)'
const UNWANTED =
  '(?:(?:dont|do not|wouldnt|would not|didnt|never|wont|rather not|cant stand|hate|hates|avoid|not|no|without|keep (?:me|us|it)|away from|far from)(?: (?:want|wanna|like|care|need|live|living|be|being|move|in|into|to|a|an|the|any|away|from|have|having|share|rent|buy|see|show|me|us|stay))*)'
const NEAR =
  '(?:near|nearby|next to|next door to|beside|around|among|amongst|alongside|by|above|below|(?:live|living|be|share|building|place) with)'
const USING =
  '(?:on|with|using|who use|that use|who have|who has|who uses|paying with|who pay with|living on|who are on|whos on)'
const SOME = '(?:(?:any|the|those|all|other|lots of|a lot of|lot of|so many|too many|many|a bunch of) )*'

/** Wishes to live away from whoever pays with a voucher (N.J.S.A. 10:5-12; source of lawful income). */
const AWAY = phrase(
  [
    `${UNWANTED} (?:${PLACE} )?(?:(?:that|which|where) )?(?:(?:with|has|have|full of|takes?|there are|has got|near|around|next to|by) )+${SOME}${VOUCHER} ${HOLDERS}(?: (?:in (?:it|there)|there|around|nearby|next door))*`,
    `${UNWANTED} ${PLACE} (?:with|full of|that has|that have) ${SOME}${VOUCHER}(?: in (?:it|there))?(?= (?:$|[.,]))`,
    `${NEAR} ${SOME}${SOMEONE} ${USING} (?:a |an |the )?${VOUCHER}`,
    `(?:nobody|no one|noone|none|not anyone|not anybody|without (?:anyone|anybody|people)|where (?:nobody|no one|people dont|they dont))(?: [a-z]+){0,2} (?:on|has|have|uses?|using|pays? with|gets?|with) (?:a |an |the |their )?${VOUCHER}`,
    `(?:doesnt|dont|does not|do not|without|isnt|arent) (?:have |full of )?${SOME}${VOUCHER} ${HOLDERS}`,
    `(?:away|far) from ${SOME}${VOUCHER}(?: (?:${HOLDERS}|${PLACE}|housing))?`,
  ].join('|'),
)

/** Takes wishes to live away from voucher holders. Runs before vouchers are read as an income like any other. */
export function takeVoucherSteering(sentence: Sentence): Refusal[] {
  const refused: Refusal[] = []
  sentence.take(AWAY, (_, span) => refused.push({ kind: 'income', ...span }))
  return refused
}
