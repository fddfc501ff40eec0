import type { RankingWords } from '../grammar.ts'

const WANTED =
  '(?:lo que (?:m[áa]s )?(?:(?:me|nos) gustar[íi]a|quiero|queremos|busco|buscamos|ped[íi]|pedimos)|(?:mis|nuestr[oa]s) (?:deseos|preferencias|prioridades|gustos))'

export const rankingWords: RankingWords = {
  asks: new RegExp(`(?:^|[^\\p{L}])(?:ord[ée]n\\p{L}*|clasif\\p{L}+)(?: \\S+){0,4} (?:por|seg[úu]n) ${WANTED}`, 'iu'),
  recommends:
    /(?:^|[^\p{L}])(?:qu[ée] (?:me |nos )?recomiendas?(?= *(?:usted|t[úu])? *[?.! ]*$)|cu[áa]l(?:es)? (?:de (?:estas|esas|ellas) )?(?:casas? |viviendas? )?(?:me|nos) (?:recomiendas?(?= *[?.! ]*$)|convienen? (?:m[áa]s|mejor)|quedan? mejor|van mejor))/iu,
  softly:
    /(?:^|(?<=[^\p{L}]))(?:estar[íi]a bien (?:que|si) (?:tuviera|tenga|hubiera|haya|fuera)|idealmente|preferiblemente|preferentemente|de preferencia|si (?:es|fuera) posible|si se puede|estar[íi]a (?:muy )?bien|ser[íi]a (?:ideal|un plus))(?![\p{L}])/iu,
  leads: /^(?:idealmente|preferiblemente|preferentemente|de preferencia|.* (?:tuviera|tenga|hubiera|haya|fuera))$/iu,
  opens:
    /(?:^|(?<!\p{L})(?:y|e|pero|con|tambi[ée]n|adem[áa]s|por favor|hola|quiero|queremos|quisiera|quisi[ée]ramos|busco|buscamos|necesito|necesitamos|(?:me|nos) gustar[íi]a))[\s,]*$/iu,
  joins: /[;!?]|[,.](?!\d)|(?:^|(?<= ))(?:pero|con|y|en|cerca de|por menos de|hasta|quizás?)(?= )/giu,
  ends: /[;!?]|[,.](?!\d)|(?<= )pero(?= )/iu,
}
