import type { RankingWords } from '../grammar.ts'

const HOMES = '(?:(?:it|them|these|those|everything|all|the|of|homes?|houses?|list|results|ones) )*'
const WANTED =
  "(?:what (?:i|we)(?:[’']?d| would)? (?:really )?(?:like|want|asked for)|how (?:well |much )?(?:they|each one|it) (?:fits?|match(?:es)?|suits?|meets?)|(?:my|our) (?:wishes|wish ?list|preferences|priorities|needs))"
const END = '(?: (?:to|for) (?:me|us)| (?:of|from) (?:these|those|them)| here| then| please)*[?.! ]*$'

export const rankingWords: RankingWords = {
  asks: new RegExp(
    `\\b(?:rank|order|sort|arrange) ${HOMES}(?:by|for|according to) ${WANTED}|\\brank (?:them|these|those|the homes|my homes)${END}`,
    'i',
  ),
  recommends: new RegExp(
    `\\b(?:what|which (?:homes|houses|ones|places)) (?:would|do|can) you (?:recommend|suggest)${END}|\\b(?:which|what)(?: of (?:these|those|them)| homes?| houses?| ones?| places?)* (?:(?:fits?|suits?|match(?:es)?|works?)(?: for)? (?:me|us) (?:the )?best|(?:(?:would|will|might) )?works? (?:the )?best for (?:me|us)|(?:is|are|would be) the best (?:fit|match)(?:es)? for (?:me|us)|best (?:fits?|suits?|match(?:es)?) (?:me|us))\\b`,
    'i',
  ),
  softly:
    /\b(?:(?:it )?(?:would|['’]d) be (?:nice|great|good|a (?:plus|bonus)) (?:to have|if (?:it|there|they)\b)|ideally|preferably|if (?:at all )?possible|(?:would|['’]d) be (?:really |very )?(?:nice|great|ideal|a (?:big |huge )?(?:plus|bonus))|(?:(?:is|are) )?an? (?:big |huge )?(?:plus|bonus)(?=\W*(?:$|[,;.!?]))|nice to have)/i,
  leads: /^(?:ideally|preferably|.* (?:to have|if (?:it|there|they)))$/i,
  opens:
    /(?:^|\b(?:and|but|plus|also|with|please|hi|hello|hey|(?:i|we)(?:['’]d| would)? (?:really )?(?:like|want|need|love|prefer)|looking for|(?:show|find) (?:me|us)))[\s,]*$/i,
  joins: /[;!?]|[,.](?!\d)|\b(?:but|with|and|plus|maybe|in|near|under|over|on|at least|up to)\b(?= )/gi,
  ends: /[;!?]|[,.](?!\d)|\bbut\b/i,
}
