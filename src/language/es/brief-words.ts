import type { BriefWords } from '../grammar.ts'

const whole = (pattern: string): RegExp =>
  new RegExp(
    `^(?:(?:e+h+|ah|pues|bueno|no|este|ok|perd[oó]n)[ ,.]+){0,3}(?:${pattern})(?:[ ,.]+(?:por favor|gracias|entonces|pues)){0,2}$`,
  )

const NUMBERS = 'una dos tres cuatro cinco seis siete ocho nueve'.split(' ')
const COUNT = whole(`(?:como |unas? )?([1-9]|uno|${NUMBERS.join('|')})`)

export const briefWords: BriefWords = {
  waits: whole(
    '(?:esp[eé]r(?:e|eme|a|ame)(?: un (?:momento|segundo|minuto|rato))?|un (?:momento|momentito|segundo|minuto)|d[eé]jeme (?:pensar|ver)(?:lo)?|luego|despu[eé]s|ahora no|m[aá]s tarde)',
  ),
  unsure: whole(
    '(?:h+m+|m+h*m*|quiz[aá]s?|tal vez|a lo mejor|no (?:lo )?s[eé](?: bien)?|no estoy segur[oa]|depende|da igual|lo que sea|ni idea)',
  ),
  approves: whole(
    '(?:qu[eé] )?(?:(?:muy |est[aá] )?(?:bien|bueno|bonit[oa]s?|perfecto|excelente|genial|lind[oa]s?|entiendo|ya veo|claro|de acuerdo|vale))',
  ),
  objects: whole(
    '(?:eso |esto )?(?:est[aá] mal|no es (?:lo que (?:dije|ped[ií]|quer[ií]a)|eso|as[ií]))|(?:yo )?no (?:dije|ped[ií]) eso|no no(?: no)*',
  ),
  dislikes: whole(
    '(?:ningun[oa](?: de (?:estas|esas|ellas|estos))?|no me gusta(?:n)?(?: ninguna| estas| esas)?|otra cosa|(?:estas|esas) no)',
  ),
  goesOn: whole('(?:y|siga|contin[uú]e|(?:y )?qu[eé] m[aá]s|algo m[aá]s|adelante)\\??'),
  ordinals: ['primer[oa]', 'segund[oa]', 'tercer[oa]', 'cuart[oa]'].map((word) => whole(`(?:la |el )?(?:${word})`)),
  count: (said) => {
    const word = COUNT.exec(said)?.[1]
    if (word === undefined) return null
    return word === 'uno' ? 1 : NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 1 : Number(word)
  },
}
