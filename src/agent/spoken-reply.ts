const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .split(/[^a-z]+/)
    .filter(Boolean)

const CANCEL =
  /\b(?:cancel|never ?mind|forget (?:it|that|about it|the whole thing)|dont send|do not send|dont book|do not book|stop it|leave it)\b/
const YES = new Set(
  'yes yeah yep yup sure correct right ok okay absolutely exactly perfect confirm confirmed agreed'.split(' '),
)
const NO = new Set('no nope nah wrong incorrect'.split(' '))
const YES_PHRASE =
  /^(?:(?:please|yes|ok|okay) )*(?:please do|go ahead|send it|do it|book it|sounds (?:good|great|right)|thats (?:right|fine|good|correct|it)|of course|looks good|i (?:do|agree|confirm))(?: please| thanks| thank you| then| now)*$/
const BESIDE = new Set(
  'please thanks thank you that is thats all it its not quite good great send do go ahead fine i agree book'.split(' '),
)

/**
 * What a short answer to 'Shall I?' means; null for anything else. Only a plain yes counts: 'yes, but on Sunday' is null.
 */
export function readReply(said: string): 'yes' | 'no' | 'cancel' | null {
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
