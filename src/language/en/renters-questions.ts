import type { GuidanceWords } from '../guidance.ts'

const LANDLORD =
  '(?:they|he|she|(?:(?:the|a|my|our|your|some|any) )?(?:landlords?|owners?|supers?|management|manager|buildings?|neighbou?rs?|hoas?|associations?|co ?op))'
const HOME_USE =
  '(?:paint|hang (?:pictures|things|shelves|a tv)|drill|smok\\w*|grill|barbecue|bbq|practi[cs]\\w+|play (?:music|the|my|drums|piano|guitar|an instrument)|rehears\\w+|make noise|(?:have|having) (?:guests?|people|friends|visitors|parties|a party|someone|my (?:mom|mother|boyfriend|girlfriend|partner|parents))|overnight guests?|run (?:a|my) (?:business|daycare)|work (?:from|at) home|put (?:in|up) (?:a|my|an) (?:washer|ac|air conditioner|satellite|tv|shel\\w+))'
const PROGRAM =
  '(?:programs?|section 8|vouchers?|(?:rental |housing )?(?:assistance|subsid\\w+)|housing (?:programs?|choice)|tra|benefits)'
const words = (...alternatives: string[]): RegExp => new RegExp(alternatives.join('|'))

/** What renters ask in general, the narrower first. Read from lower case without marks. */
export const RENTERS_QUESTIONS: GuidanceWords = [
  [
    'eviction-record',
    /\b(?:evict(?:ion|ed)s?)\b(?: (?:case|record|filing|history))?\b.{0,50}\b(?:come up|show(?:s|ed)? up|show|record|report|see|background|screening|hurt|against|still rent|rent to me|find out|disqualif\w+)\b|\b(?:have|had|got|with|having)\b.{0,12}\b(?:an? |one |past |prior |old )+evictions?\b/,
  ],
  [
    'cosign-to-rent',
    /^(?=.*\b(?:rent|rental|lease|apartment|landlords?)\b)(?!.*\b(?:loan|mortgage|buy|deed)\b).*\b(?:co ?sign\w*|guarant(?:or|ee|y)s?)\b.{0,40}(?=\b(?:ok|okay|allowed|thing|accept\w*|take|work|help|for me|lease|rent|landlords?|apartment)\b|$)/,
  ],
  [
    'cosign',
    /^(?!.*\b(?:loan|mortgage|deed|title|what is|whats|what are|define)\b).*\b(?:co ?sign(?:ed|ing|s|ers?)?|be (?:my|our) guarantor|guarantee it)\b/,
  ],
  [
    'income-to-come',
    /^(?=.*\b(?:prove|proof|show|count|have no|no|without|dont have)\b).*\b(?:havent|have not|not|didnt|before i|until i|till i) (?:even |yet )?(?:start|started|begun|been working|worked|get paid|got paid)\b|\b(?:new job|offer letter|job offer)\b.{0,40}\b(?:enough|count|rent|landlord|apartment|lease|proof|prove|accept\w*|pay ?stubs?)\b|\b(?:prove|proof of|show)\b.{0,12}\bincome\b.{0,40}\b(?:new job|start(?:s|ing)?|no pay ?stubs?)\b/,
  ],
  [
    'pet-charges',
    words(
      '\\b(?:can|could|may|will|do|does|are|is|allowed to)\\b.{0,30}\\b(?:charge|ask|make|want|take|collect|add|pay)\\w*\\b.{0,24}\\bpet (?:fees?|rents?|deposits?|charges?)\\b',
      '\\b(?:can|could|may|will|do|does|would|are)\\b.{0,24}\\b(?:charge|ask|make|want|collect|add)\\w*\\b.{0,16}\\b(?:extra|more|a fee|money|anything|something)\\b.{0,24}\\b(?:cats?|dogs?|pets?)\\b',
      '\\bno (?:dogs?|pets?|cats?|animals?)\\b.{0,40}\\b(?:say no|refuse|reject|turn (?:me|us|him|her) (?:down|away)|deny)\\b',
      '\\b(?:say no|refuse|reject|deny)\\b.{0,12}\\b(?:to |because of |over |for )(?:my |our |a |the )?(?:dogs?|cats?|pets?)\\b',
    ),
  ],
  [
    'deposit-back',
    words(
      '^(?!.*\\b(?:earnest|seller|back out|buy|purchase|contract|bank|loan|mortgage|closing)\\b).*\\b(?:keep|keeps|kept|keeping|get|gets|give|gives|gave|return\\w*|refund\\w*|see|lose|take from|deduct\\w*)\\b(?:(?! help ).){0,24}\\b(?:deposit|security)\\b(?!.*\\b(?:pay|how much)\\b)',
      '\\b(?:deposit|security)\\b.{0,30}\\b(?:back|returned|refund\\w*|kept|refuses?|withh?eld)\\b',
    ),
  ],
  [
    'deposit-limit',
    words(
      '\\b(?:is|are|do|does|can|must|have to|legal|normal|allowed)\\b.{0,40}\\bfirst(?: months?)?(?: and)? last(?: months?)?\\b',
      '\\b(?:two|three|four|[234]|2 5|one and a half|1 5) months?(?: worth)?(?: of)?(?: rent)?(?: for| as| in)?(?: an?| the)? (?:security|deposit)',
      '\\b(?:security|deposit)\\b.{0,40}\\b(?:legal|illegal|allowed|too much|limits?|max\\w*|by law|the law|cap(?:ped)?|at most)\\b',
      '\\b(?:how much|how many months|how big|whats the (?:most|max\\w*)|what is the (?:most|max\\w*)|max\\w*)\\b.{0,30}\\b(?:deposit|security)\\b(?= (?:can|may|could|are|is|do|does|will|should|they|landlord|legal|in)|$)(?<!(?:the|its|their) (?:security )?deposit)',
      `\\bhow much\\b.{0,12}\\b(?:can|may|could|are|is) ${LANDLORD} (?:allowed to )?(?:take|ask|charge|want|demand|hold|require)\\b.{0,12}\\b(?:deposit|security)`,
      '\\b(?:do|does|will|would|should|must|have to|gotta|got to|need to|hafta)\\b.{0,24}\\b(?:pay|put down|leave|give|need|have)(?: \\w+){0,3} (?:security )?deposit\\b(?! (?:on|for|at) (?:it|this|that|the)\\b)',
      '\\b(?:is|are) (?:there|a|security) (?:always )?(?:an? )?(?:security )?deposits? (?:required|normal|needed|usual|necessary|always|a thing|when)\\b',
      `\\bhow much\\b.{0,8}\\b(?:do|does|would|will|should) ${LANDLORD} (?:usually |normally |typically )*(?:take|ask|charge|want|need|expect|hold)\\b.{0,12}\\b(?:an? |in )(?:security )?(?:deposit|security)`,
      '\\b(?:help|assistance|programs?|pay)\\b.{0,16}\\b(?:with|for|toward)\\b.{0,16}\\b(?:security|rental|renters?) deposit\\b',
    ),
  ],
  [
    'program-refused',
    words(
      `\\b(?:dont|doesnt|wont|will not|not|never|refuse[sd]? to|didnt|stopped|aint|said no to|says no to|against|no longer|isnt|arent)\\b.{0,16}\\b(?:take|takes|taking|accept\\w*|allow\\w*|do|doing|want|rent to|deal with|work with)\\b.{0,16}\\b${PROGRAM}\\b`,
      `\\b(?:refuse|refused|refuses|refusing|reject\\w*|deny|denied|den(?:y|ies)|turn\\w* (?:me|us|you|people)? ?(?:down|away)|say no|said no)\\b.{0,40}\\b(?:because of|for|over|my|a|the|on|with|to|about)\\b.{0,16}\\b${PROGRAM}\\b`,
      '\\b(?:landlords?|owners?|they|he|she|everybody|everyone|buildings?)\\b.{0,10}\\b(?:have to|has to|gotta|must|need to|required to|supposed to)\\b.{0,10}\\b(?:take|accept|rent to)\\b(?!.{0,20}\\b(?:pets?|dogs?|cats?|animals?)\\b).{0,24}',
      `\\b(?:can|could|may|is it (?:ok|okay|legal|allowed)|are)\\b.{0,24}\\b(?:say no|refuse|turn (?:me|us|you) (?:down|away)|reject|not take|not accept)\\b.{0,30}\\b${PROGRAM}\\b`,
      `\\bno (?:section 8|vouchers?|programs?)\\b(?=.*\\b(?:say|says|said|ad|listing|sign|legal|allowed|wrote)\\b)`,
    ),
  ],
  [
    'house-rules',
    words(
      `^(?!.*\\b(?:kick|evict|throw|leave|move|rent|pay|program|voucher)\\b).*\\b(?:can|could|may|will|would|do|does|are)\\b.{0,6}\\b${LANDLORD} (?:really |legally |allowed to |even )*(?:stop|forbid|ban|prevent|keep|tell|make|limit|complain)\\b.{0,12}\\b(?:me|us|you|people|tenants|renters|what|no|about)\\b`,
      `\\b(?:can|may|could|am i allowed to|are we allowed to|allowed to|is it (?:ok|okay|allowed) to|do they let (?:me|you|us)|will they let (?:me|us)|do i need permission to)\\b(?: i| we| you| a (?:renter|tenant)| tenants| renters| still| even)* ${HOME_USE}\\b`,
      '\\b(?:pets?|dogs?|cats?)\\b.{0,30}\\blease (?:says|doesnt|forbids|allows)|\\blease\\b.{0,20}\\bno pets\\b',
      '\\b(?:quiet hours|house rules|noise (?:rules?|complaints?|ordinances?))\\b',
    ),
  ],
  [
    'papers-to-rent',
    /^(?=.*\b(?:rent\w*|lease|landlords?|apartment|rental)\b).*\b(?:papers?|paperwork|documents?|docs|proof|paystubs?|pay stubs?|bring|show them)\b.{0,60}(?<!search )\b(?:need|want|bring|have|gather|ask|required?|show|apply|application|for|do|should|like|ready|prepare)\b|\b(?:what|which)\b.{0,24}\b(?:apply|application|rental application|landlords?)\b.{0,24}\b(?:need|ask|bring|require|want|look at|check)\b|\bwhat (?:do|does|will|would) (?:an?|the|most)? ?landlords? (?:want|need|ask|look|check|require)\b|\bhow (?:do|does|to|can) (?:i|we|you|one|people|a (?:rental|rent))\b.{0,10}\b(?:apply|application)\b.{0,30}\b(?:rent\w*|apartment|lease)\b|\bhow do (?:rental )?applications work\b/,
  ],
  [
    'lease-break',
    /\b(?:break|breaking|broke|get out of|end|ending|leave|cancel|terminate|quit|exit)\b.{0,12}\b(?:(?:my|the|a|our|your) )?lease\b(?!.{0,30}\b(?:not renew|is up|ends)\b)|\b(?:move|leave|moving|leaving) (?:out )?(?:early|before (?:the|my|our) lease)\b/,
  ],
  [
    'repairs',
    /^(?!.*\b(?:condos?|co ?ops?|hoa|association|own|buy|seller)\b)(?:.*\b(?:who|whos)\b.{0,24}\b(?:fix\w*|repairs?|responsible)\b.{0,40}(?<!seller )(?:\b(?:rent\w*|landlord|apartment|breaks?|broken|leak\w*|heat\w*|stove|fridge|toilet|boiler|things?|stuff|me|it)\b|$)|.*\b(?:landlord|super|owner|management|they|he|she)\b.{0,16}\b(?:wont|doesnt|dont|refuse\w*|never|not|isnt|hasnt|didnt|have to|has to|must|supposed to)\b.{0,12}\b(?:fix|repair|do repairs|turn on the heat|come fix)|.*\b(?:no heat|heat (?:is )?(?:broken|out|off|doesnt work)|mold|mice|roaches|bed ?bugs|leak\w*)\b.{0,40}\b(?:landlord|rent|apartment|who|what (?:do|can) i)\b|.*\b(?:withhold|stop paying|not pay)\w*\b.{0,12}\brent\b)/,
  ],
  [
    'entry',
    new RegExp(
      `\\b(?:can|may|could|is|are|does|do)\\b.{0,6}\\b${LANDLORD} (?:just |really |legally |allowed to |even |ever )*(?:come|walk|enter|get|go|barge|let themselves|show up) ?(?:in|into|inside|over|by)?\\b(?=.{0,40}(?:whenever|any ?time|without|my|our|the apartment|notice|key|in$|inside|unannounced|home))|\\b(?:notice|permission)\\b.{0,20}\\b(?:before|to) (?:coming|entering|they come|he comes|come|enter)`,
    ),
  ],
  [
    'heat',
    words(
      '\\b(?:they|he|she|landlord|owner)\\b.{0,16}\\b(?:turn|shut|cut|switch)\\w* off\\b.{0,16}\\b(?:heat|water|electric\\w*|gas|power|utilities)\\b',
      '\\b(?:they|he|she|landlord|owner)\\b.{0,12}\\b(?:turn|shut|cut)\\w*\\b.{0,12}\\b(?:heat|water|electric\\w*|gas|power|utilities)\\b.{0,8}\\boff\\b',
      '\\bhow (?:warm|cold|hot)\\b.{0,30}\\b(?:have to|has to|must|be|keep|allowed|required|legal)\\b',
      '\\b(?:temperature|degrees)\\b.{0,30}\\b(?:law|legal|required?|minimum|landlord|rental|apartment|by law)\\b|\\b(?:minimum|legal|required) temperature\\b',
    ),
  ],
  [
    'voucher-list',
    /\b(?:get|sign up|apply|put|join|wait\w*|open|how long)\b.{0,30}\b(?:section 8|vouchers?|housing (?:assistance|choice))\b.{0,20}\b(?:lists?|wait\w*|open)\b|\bhow (?:do|can|to|would)\b.{0,12}\b(?:get|apply|qualify|sign up|receive)\b.{0,16}\b(?:section 8|(?:housing )?vouchers?)\b|\bsection 8 (?:waiting )?list\b/,
  ],
  ['renters-insurance', /\b(?:renters?|tenants?) ?insurance\b/],
  [
    'credit-to-rent',
    /^(?=.*\brent(?:s|ing)?\b).*\b(?:my|our) credit(?: score)?\b.{0,12}\b(?:is|was)\b|^(?=.*\b(?:rent|renting|rental|landlords?|apartment|lease)\b).*\b(?:need|minimum|min|lowest|bad|poor|low|lousy|okay|good|have|no|without|fix|what|\d{3})\b.{0,24}\b(?:credit|fico)\b(?! (?:union|cards?))|\b(?:credit|fico)\b.{0,40}\b(?:to rent|for (?:renting|a rental|an apartment)|landlords?)\b/,
  ],
  [
    'late-rent',
    /\b(?:late|cant pay|cannot pay|miss\w*|behind|short)\b.{0,16}\b(?:on |with |for |the |my |a )*rent\b|\brent\b.{0,24}\b(?:is |was |being |a (?:day|week|few days|bit) |\d+ days )*late\b|\blate fees?\b|\bgrace period\b.{0,20}|\brent\b.{0,12}\b(?:due|grace)\b(?!.{0,12}\b(?:first|it|this)\b)/,
  ],
  [
    'roommates',
    /\b(?:can|could|may|do|does|should|must|need|have to|am i allowed|how)\b.{0,40}\b(?:roommates?|room ?mates?|flatmates?)\b(?!.{0,20}\b(?:looking|want|bedrooms?)\b)|\b(?:both|all|everybody|everyone|two of us|my (?:boyfriend|girlfriend|partner|wife|husband|roommate))\b.{0,24}\b(?:on|sign) the lease\b|\bmove (?:my|a|in my) (?:boyfriend|girlfriend|partner|friend|cousin|brother|sister)(?: \w+)? in\b/,
  ],
  [
    'utilities',
    /\b(?:who pays|do i pay|does rent|is|are|do (?:they|landlords|renters|tenants|you)|what)\b.{0,30}\b(?:utilit\w+|heat(?:ing)?|water|electric\w*|gas)\b.{0,24}\b(?:usually|normally|typically|in general|included|extra|pay|separate|when (?:you|i) rent)\b(?!.{0,12}\b(?:it|this|that one|first|second)\b)|\bwho pays (?:for )?(?:the )?(?:utilities|heat|water|electric\w*|gas)\b/,
  ],
  [
    'scams',
    /\b(?:scam(?:s|med|mers?)?|fake (?:listings?|ads?|landlords?)|rip ?offs?|fraud)\b.{0,60}|\bhow do i know\b.{0,24}\b(?:real|legit|scam)\b/,
  ],
]
