import type { Reply } from '../grammar.ts'

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .split(/[^a-z]+/)
    .filter(Boolean)

const CANCEL =
  /\b(?:cancel|never ?mind|forget (?:it|that|about it|the (?:whole thing|tour|call|visit|request|message))|(?:dont|do not|not) (?:you )?(?:send|submit|book)(?! (?:(?:it|that|this|anything) )?(?:just |quite )?yet)|lets not|stop it|leave it|(?:dont|do not) want (?:it|this|that|to do (?:it|this|that))(?: (?:anymore|any more|after all|now))+|drop (?:it|the (?:tour|call|message|request)))\b/
const YES = new Set(
  'y ya yea yes yeah yep yup sure correct right ok okay absolutely exactly perfect confirm confirmed agreed alright mhm affirmative yessir aye roger indeed definitely certainly'.split(
    ' ',
  ),
)
const NO = new Set('no nope nah wrong incorrect'.split(' '))
const YES_PHRASE =
  /^(?:(?:please|yes|yeah|yep|yup|ok|okay|alright|all right|right|cool|great|perfect|good|fine|nice|excellent|and|so|mhm|uh huh) )*(?:please do|go ahead(?: and (?:send|book|submit|do) (?:it|that))?|(?:send|submit|book|do|confirm) (?:it|that)(?: off| in| over| to them)?|sounds (?:good|great|right)|thats (?:right|fine|good|correct|it)|of course|(?:it |all |everything )?(?:looks|sounds|seems|is)? ?(?:good|great|right|fine|correct|perfect)(?: to (?:me|us)| (?:so|now))?|(?:all )?good to go|all (?:good|set)|lets do (?:it|that)|works for (?:me|us)|go for it|go|(?:send|submit)(?: now)?|i (?:do|agree|confirm))(?: please| thanks| thank you| then| now| go ahead(?: and (?:send|book|submit|do) (?:it|that))?| (?:send|book|submit) it(?: off| in| over| out| to them)?| yes| ok)*$/
const BESIDE = new Set(
  'please thanks thank you that is thats all it its not quite good great send submit do go ahead now fine i agree book dear maam sir assistant hon love thing'.split(
    ' ',
  ),
)

/**
 * What a short answer to 'Shall I?' means; null for anything else. Only a plain yes counts: 'yes, but on Sunday' is null.
 */
export function readReply(said: string): Reply | null {
  const all = words(said.slice(0, 500))
  const text = all.join(' ')
  if (CANCEL.test(text)) return 'cancel'
  if (all.length > 8) return null
  if (YES_PHRASE.test(text)) return 'yes'
  if (all.some((word) => NO.has(word)) && all.every((word) => NO.has(word) || BESIDE.has(word))) return 'no'
  if (all.some((word) => YES.has(word)) && all.every((word) => YES.has(word) || BESIDE.has(word))) {
    return all.includes('not') ? 'no' : 'yes'
  }
  return null
}
