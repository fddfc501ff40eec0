/** A feature visitors ask about, the words that ask for it and those a listing names it by. */
export interface HomeFeature {
  name: string
  asked: RegExp
  /** Null: no listing names it, the agency knows. */
  named: RegExp | null
}

/** What visitors ask of a house besides what listings usually name: the parts of it, and how one lives there. */
export const HOME_DETAILS: readonly HomeFeature[] = [
  { name: 'a fence', asked: /\bfenc(?:e|es|ed|ing)\b/i, named: /\bfenced?\b/i },
  {
    name: 'a bedroom on the first floor',
    asked:
      /\bbed ?rooms?\b.{0,16}\b(?:on|at) (?:the )?(?:first|ground|main|street|lower) (?:floor|level)\b|\b(?:first|ground|main)[- ](?:floor|level) (?:bed ?room|master|suite)s?\b/i,
    named: /\b(?:first|ground|main)[- ](?:floor|level) (?:bed ?room|master|primary|suite)/i,
  },
  {
    name: 'the floor it’s on',
    asked:
      /\b(?:what|which) floor\b(?!s)|\b(?:on|at) (?:the |a )?(?:first|ground|main|second|third|fourth|top|upper|lower|high(?:er)?) floors?\b|\bground[- ]floor\b/i,
    named: /\b(?:first|ground|second|third|fourth|top) floor\b/i,
  },
  {
    name: 'the stove',
    asked: /\b(?:stoves?|ovens?|cook ?tops?|(?:gas|electric) range)\b/i,
    named: /\b(?:stove|oven|cook ?top|range)\b/i,
  },
  {
    name: 'the kitchen',
    asked: /\bkitchens?\b|\b(?:refrigerator|fridge|microwave|appliances)\b/i,
    named: /\b(?:kitchen|refrigerator|appliances)\b/i,
  },
  { name: 'an oil tank', asked: /\b(?:oil|underground|buried) tanks?\b/i, named: /\boil tank/i },
  { name: 'the roof', asked: /\broof\b(?! ?(?:top|deck))/i, named: /\broof\b/i },
  { name: 'the windows', asked: /\bwindows?\b/i, named: /\bwindows?\b/i },
  { name: 'the closets', asked: /\bclosets?\b(?<!walk[- ]in closets?)/i, named: /\bclosets?\b/i },
  { name: 'the ceilings', asked: /\bceilings?\b/i, named: /\bceilings?\b/i },
  { name: 'the water heater', asked: /\b(?:hot )?water heaters?\b|\bhot water tank\b/i, named: /\bwater heater/i },
  { name: 'the foundation', asked: /\bfoundations?\b/i, named: null },
  { name: 'the wiring', asked: /\bwiring\b|\belectrical (?:panel|system)\b|\bfuse ?box\b/i, named: null },
  { name: 'the plumbing', asked: /\bplumbing\b|\b(?:lead |old |new |copper )?pipes\b/i, named: null },
  { name: 'insulation', asked: /\binsulat(?:ion|ed)\b/i, named: /\binsulat/i },
  {
    name: 'separate meters',
    asked: /\b(?:separate|own|shared?)\b.{0,16}\bmeters?\b|\bmeters?\b.{0,16}\b(?:separate|own|each|shared)\b/i,
    named: /\bseparate (?:\w+ )?meters?\b/i,
  },
  { name: 'solar panels', asked: /\bsolar\b/i, named: /\bsolar\b/i },
  {
    name: 'an EV charger',
    asked: /\b(?:ev|car|electric car|tesla) charg(?:er|ing)\b|\bcharge (?:my|our|an?) (?:\w+ )?(?:car|ev|tesla)\b/i,
    named: /\b(?:EV|electric vehicle|car) charg/i,
  },
  { name: 'room for bikes', asked: /\b(?:bikes?|bicycles?|strollers?)\b/i, named: /\b(?:bike|bicycle)/i },
  {
    name: 'noise',
    asked:
      /\b(?:nois[ey]|loud|traffic)\b|\b(?:thick|thin)\b.{0,12}\bwalls\b|\bhear (?:the |your |my )?(?:neighbou?rs|street|trains?|highway|traffic)\b|\b(?:busy|main|dead end|quiet) (?:road|street|highway)\b|\b(?:is|are) (?:it|they|that|this|the street)(?: \w+)? quiet\b/i,
    named: null,
  },
  {
    name: 'sunlight',
    asked:
      /\b(?:sunny|sunlight|natural light|get (?:any |a lot of |much )?(?:sun|light)|dark inside|(?:south|north|east|west)[- ]facing|face[sd]? (?:south|north|east|west))\b/i,
    named: /\b(?:sunlight|natural light|sun-?filled|(?:south|east|west)[- ]facing)\b/i,
  },
  {
    name: 'who lives there now',
    asked:
      /\b(?:any(?:one|body)|who(?:['’]?s| is)?|some(?:one|body)|people|owners?|sellers?|tenants?)\b.{0,16}\b(?:liv(?:e|es|ing)|stay(?:ing)?|occup\w+) (?:in it|there|in there|here|inside|in the (?:house|home|place|unit|apartment))\b|\b(?:occupied|empty|vacant) or\b|\bor (?:is it )?(?:occupied|empty|vacant|rented(?: out)?)\b|\bis (?:it|that one|the (?:house|place|unit|apartment)) (?:empty|occupied|rented(?: out)?|owner occupied)\b/i,
    named: /\b(?:vacant|owner occupied|tenant occupied)\b/i,
  },
  {
    name: 'guest parking',
    asked: /\b(?:guests?|visitors?)\b.{0,12}\bpark(?:ing)?\b/i,
    named: /\b(?:guest|visitor) parking/i,
  },
  {
    name: 'trash and snow',
    asked: /\b(?:trash|garbage|recycling|snow (?:removal|plow\w*|shovel\w*)|shovels?|plows?|mows?)\b/i,
    named: /\b(?:trash|snow)\b/i,
  },
  {
    name: 'smoking',
    asked: /\bsmok(?:e|ing|ers?)\b(?! (?:detector|alarm))/i,
    named: /\bsmok(?:e|ing)[- ]?free\b|\bno smoking\b/i,
  },
  {
    name: 'packages',
    asked: /\b(?:packages?|deliver(?:y|ies)|mail ?room|mailbox(?:es)?)\b/i,
    named: /\b(?:package|mail) ?room\b/i,
  },
  {
    name: 'a superintendent',
    asked: /\b(?:super(?:intendent)?|handyman|caretaker)\b/i,
    named: /\bsuper(?:intendent)?\b/i,
  },
  {
    name: 'an alarm or camera',
    asked: /\b(?:alarm|security (?:system|camera)s?|intercom|buzzer|gated)\b/i,
    named: /\b(?:alarm|security|intercom|gated)\b/i,
  },
  { name: 'a floor plan', asked: /(?<!\bopen )\bfloor ?plans?\b/i, named: /\bfloor ?plan/i },
  { name: 'a generator', asked: /\bgenerators?\b/i, named: /\bgenerator/i },
  { name: 'a shed or barn', asked: /\b(?:sheds?|barns?|stables?)\b/i, named: /\b(?:shed|barn|stable)s?\b/i },
]
