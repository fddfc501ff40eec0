import { isDenied } from './clause.ts'

/** Descriptions of areas by people, schools or safety that the reader of visitors' sentences doesn't find. */
const GROUP_TALK: readonly RegExp[] = [
  /\b(?:people|famil(?:y|ies)|couples|folks|buyers|renters|newcomers|others|many|most|gente|familias) (?:[a-z]+ ){0,2}(?:like|just like|such as|como) (?:you|yours|us|them|usted|ustedes|la suya)\b|\bwhere (?:most|many|lots of|a lot of|all the|the) (?:[a-z]+ ){0,2}(?:famil(?:y|ies)|people|couples|professionals|buyers|kids)\b/g,
  /\b(?:stay (?:out|away)|keep away|steer clear|stay clear|avoid(?: walking| going)?|wouldn't (?:walk|go|live|raise)|not go) (?:out |of |from |in |to |there |around )*(?:[a-z]+ ){0,4}(?:town|city|neighborhood|area|part|street|newark|paterson|there|side|block|section|passaic|elizabeth)?\b(?=[^.]*\b(?:dark|night|neighborhood|area|part|side|section|block)\b)|\bafter dark\b/g,
  /\b(?:popular (?:with|among)|attracts?|draws?|home to|favou?rite (?:of|with|among)|full of|lots of|plenty of|known for its|thriving|vibrant|close-?knit|tight-?knit|large|big|strong|growing|established|sizable|significant) (?:[a-z-]+ ){0,3}(?:famil(?:y|ies)|professionals|couples|retirees|seniors|students|commuters|immigrants|artists|singles|community|communities|population|neighbors|crowd|kids|children|millennials|expats|homeowners|church|churches|synagogues?|mosques?|temples?)\b/g,
  /\b(?:perfect|great|ideal|wonderful|best|good|suited|right|excellent|fantastic|lovely|nice|meant|made)(?: (?:place|town|area|spot|home|fit|choice|house|neighborhood|location))? (?:for|to raise) (?:[a-z-]+ ){0,3}(?:famil(?:y|ies)|kids|children|professionals|couples|retirees|seniors|students|singles|empty[- ]nesters|newlyweds|christians|jews|muslims|people like you|someone like you)\b/g,
  /\b(?:mostly|mainly|predominantly|largely|primarily|heavily|many|majority|mix of|diverse|diversity|multicultural|ethnic(?:ally)?|homogen[a-z]+|all-american|traditional values|like-minded|your kind of people|people like you|similar background|fit right in|feel at home among)\b[^.?!]{0,30}\b(?:people|residents|white|black|asian|hispanic|latino|korean|jewish|indian|chinese|italian|irish|muslim|catholic|christian|portuguese|filipino|families|professionals|population|backgrounds?|cultures?|neighbors|community|young|older|retirees|immigrants)\b/g,
  /\b(?:white|black|asian|hispanic|latino|latina|korean|jewish|orthodox|indian|chinese|italian|irish|muslim|catholic|christian|portuguese|filipino|polish|russian|arab|cuban|dominican|puerto rican|haitian|african[- ]american|gay|lgbtq?|elderly|immigrant|wealthy|affluent|upper[- ]class|working[- ]class|blue[- ]collar|white[- ]collar|low[- ]income|upscale|young professional|family|retiree)(?:[- ]oriented|[- ]friendly)? (?:community|communities|neighbou?rhoods?|town|area|families|population|residents|enclave|people|district|crowd|households|suburb|section)\b/g,
  /\b(?:safe|safer|safest|secure|crime|dangerous|unsafe|sketchy|rough|peaceful|low-crime|crime-free|quiet and safe|good (?:area|neighborhood|part of town)|bad (?:area|neighborhood)|nice (?:area|neighborhood|part of town)|desirable (?:area|neighborhood|town)|exclusive|prestigious|up-and-coming|family town|gentrif[a-z]+|respectable|classy|better (?:area|part|neighborhood)|wholesome)\b/g,
  /\b(?:great|good|excellent|top|best|strong|outstanding|amazing|fine|superb|solid|better|blue ribbon|highly ranked|top-ranked|ranked|high-performing|wonderful|sought-after|stellar|decent|poor|bad|weak|failing) (?:[a-z-]+ ){0,2}(?:schools?|school (?:district|system)s?|test scores)\b|\bschools? (?:[a-z]+ ){0,2}(?:are|is|rank|ranks|rated|ranked|score)s? (?:[a-z]+ ){0,2}(?:great|good|excellent|top|best|strong|outstanding|highly|well|bad|poor|among|\d)/g,
  /\b(?:zona|barrio|area|pueblo|ciudad|vecindario|lugar|calle|comunidad|ambiente|sector)(?: es| muy| mas| bastante| esta)* (?:segur[oa]|peligros[oa]|tranquil[oa]|familiar(?:es)?|exclusiv[oa]|bonit[oa] y segur[oa]|hispan[oa]|latin[oa]|coreana|judi[oa]|blanc[oa]|negr[oa]|rica|pobre|de bien|decente)\b|\bsegur(?:a|o|idad)\b(?! social)|\b(?:delincuencia|crimen|delitos)\b/g,
  /\b(?:buenas?|excelentes?|mejores|grandes|malas?|muy buenas) (?:escuelas?|colegios?|distritos? escolar(?:es)?)\b|\b(?:escuelas?|colegios?)(?: son| es| estan| muy)+ (?:buen|excelent|mejor|mal)/g,
  /\b(?:muchas?|muchos|mayoria(?: de)?|viven|pocas?|pocos|comunidad|ideal para|perfect[oa] para|popular entre|llen[oa] de)(?: [a-z]+){0,3} (?:famil(?:ia|iares|ias)|hispan[oa]s|latin[oa]s|judi[oa]s|coreanos|ninos|jovenes|ancianos|jubilados|blancos|negros|inmigrantes|profesionales|catolicos|cristianos|musulmanes|asiaticos|gente como usted|parejas|estudiantes)\b/g,
]
/** Declining, and pointing to who publishes facts, is no description. */
const DECLINES =
  /\b(?:(?:i|we)(?: really| also| simply)? (?:can't|cannot|can not|don't|do not|won't|will not|am not able|'m not able|may not|never)|(?:police|state|department|law)\b[^.]{0,60}\b(?:publish|asks?|figures|facts|requires?|forbids?|prohibits?)|no (?:puedo|debo|le puedo|podemos|describo|califico|juzgo|evaluo)|la ley)\b/

/** The parts of a line that don't decline to judge. */
export const withoutDeclining = (line: string): string =>
  line
    .split(/[;.!?]|, (?:but|and|so|it|the|this)\b|\b(?:but|however|pero|though|although)\b/)
    .filter((part) => !DECLINES.test(part))
    .join('. ')

/** A description of an area by its people, schools or safety; null for none. */
export function groupTalk(line: string): string | null {
  for (const pattern of GROUP_TALK) {
    for (const { 0: text, index } of line.matchAll(pattern)) if (!isDenied(line, index)) return text
  }
  return null
}
