import { isDenied } from './clause.ts'

/** Features a sentence may claim of a home, and the words a listing must have for it. In both languages. */
const FEATURES: readonly (readonly [claimed: RegExp, told: RegExp])[] = (
  [
    ['(?:swimming )?pools?|piscinas?|alberca', 'pool|piscina'],
    ['garages?|garajes?|cochera', 'garage|garaje'],
    ['basements?|sotanos?', 'basement|sotano'],
    ['finished basement|sotano terminado', '(?<!un)finished'],
    ['fire ?places?|chimeneas?', 'fire ?place|chimenea'],
    ['elevators?|ascensor(?:es)?|elevador(?:es)?', 'elevator|ascensor'],
    ['balcon(?:y|ies)|balcon|balcones', 'balcon'],
    ['terraces?|terrazas?|roof ?deck|rooftop', 'terrace|terraza|roof'],
    ['decks?', 'deck'],
    ['patios?', 'patio'],
    ['(?:front |back |deep )?porch(?:es)?|porche', 'porch'],
    ['(?:back|front)?yards?|jardin|gardens?', 'yard|garden|jardin|green'],
    ['doorm[ae]n|porter[oi]a?|conserje|concierge', 'door|concierge|porter'],
    ['gym|gimnasio|fitness(?: center| room)?', 'gym|fitness|exercise'],
    ['laundry|washers?|dryers?|washing machine|lavadora|secadora|lavanderia', 'laundry|washer|dryer|lava'],
    ['central air|air conditioning|aire acondicionado|a/c', 'cooling|air|a/c|aire'],
    [
      'waterfront|frente al agua|lake ?front|river views?|water views?|vistas? al (?:rio|agua|mar)',
      'water|river|hudson|lake',
    ],
    ['renovated|remodel(?:l)?ed|gut renovation|renovad[oa]|remodelad[oa]', 'renovat|remodel|rebuilt|updated|new '],
    ['furnished|amueblad[oa]', 'furnished|amueblad'],
    ['hardwood(?: floors?)?|pisos de madera', 'hardwood|oak|wood|madera'],
    [
      '(?:pets?|dogs?|cats?)(?: are| is)? (?:welcome|allowed|ok|okay|friendly|permitted|accepted)|(?:allows?|accepts?|permits?|welcomes?)(?: small| large| both)? (?:pets|dogs|cats)|pet[- ]friendly|(?:permiten|aceptan|admiten)(?: las| los)? (?:mascotas|perros|gatos)',
      '\\b(?:pets?|dogs?|cats?|mascotas|perros|gatos)\\b',
    ],
    [
      'saunas?|hot tub|jacuzzi|wine cellar|home theater|tennis court|tenis|cancha',
      'sauna|tub|jacuzzi|wine|theater|tennis',
    ],
    ['solar panels?|solar|generator|ev charger|paneles solares', 'solar|generator|charg'],
    [
      'new (?:roof|kitchen|windows|furnace|boiler|appliances)|techo nuevo|cocina nueva',
      'roof|kitchen|windows|furnace|boiler|appliances',
    ],
    ['attic|atico', 'attic|atico'],
    ['guest house|in-law suite|guest suite|second kitchen|elevador', 'guest|in-law|suite|kitchen'],
    [
      'utilities (?:are )?included|heat (?:is )?included|incluye (?:los servicios|calefaccion|luz|agua)|all utilities',
      'rent includes|includes|included|utilities',
    ],
    ['furniture|appliances|dishwasher|lavaplatos|lavavajillas', 'furni|appliance|dishwasher'],
    ['ocean|lake|playa|beach', 'ocean|lake|beach|mar'],
  ] as const
).map(([claimed, told]) => [new RegExp(`\\b(?:${claimed})\\b`, 'g'), new RegExp(told)])

/** Sentences that explain or leave open state nothing of a home. */
const EXPLAINS =
  /\b(?:such as|like the|for example|for instance|e\.g|usually|often|generally|typically|por ejemplo|como el|como la|suele|suelen|en general|whether|doesn't (?:say|name|mention|list|give)|does not (?:say|name|mention|list|give)|no (?:dice|menciona|indica|especifica)|si tiene|not provided|question about|pregunta sobre|you (?:asked|want|wanted|need|said|mentioned)|means|is (?:when|what)|look for|search for|homes with|that name)\b/

/** The feature that a line claims of a home and no told text names; null for none. `told`: the home's texts. */
export function untoldFeature(line: string, told: string): string | null {
  if (EXPLAINS.test(line)) return null
  for (const [claimed, support] of FEATURES) {
    for (const { 0: text, index } of line.matchAll(claimed)) {
      if (!support.test(told) && !isDenied(line, index)) return text
    }
  }
  return null
}
