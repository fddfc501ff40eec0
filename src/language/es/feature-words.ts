import type { FeatureKey } from '#domain/search/filters/features.ts'

interface FeatureWords {
  /** As chips and sentences name it. */
  name: string
  /** How it is said, as part of a pattern; without accents. */
  said: string
}

/** The words of each feature of a listing. An earlier one takes its phrases from the later ones. */
export const FEATURE_WORDS: Readonly<Record<FeatureKey, FeatureWords>> = {
  'fenced-yard': {
    name: 'patio cercado',
    said: '(?:patios?|jardin(?:es)?|yardas?) (?:cercad[oa]s?|con cerca)|cercad[oa]s?',
  },
  'large-yard': {
    name: 'patio grande',
    said: '(?:gran(?:des)? )(?:patios?|jardin(?:es)?|yardas?)|(?:patios?|jardin(?:es)?|yardas?) (?:grandes?|ampli[oa]s?)',
  },
  'roof-deck': { name: 'azotea', said: 'azoteas?|roof ?decks?|terrazas? (?:en|de) (?:el |la )?(?:techo|azotea)' },
  deck: { name: 'terraza de madera', said: 'decks?|terrazas? de madera' },
  patio: { name: 'terraza', said: 'terrazas?|patios? cubiertos?' },
  balcony: { name: 'balcón', said: 'balcon(?:es)?' },
  porch: { name: 'porche', said: 'porches?|portal(?:es)?' },
  yard: {
    name: 'patio trasero',
    said: '(?:patios? (?:traseros?|de atras)|jardin(?:es)?|yardas?|backyards?|patios?(?! cubierto))',
  },
  'shared-laundry': {
    name: 'lavandería en el edificio',
    said: '(?:lavanderia|lavado|laundry|lavadoras?(?: y secadora)?) en el edificio',
  },
  'finished-basement': { name: 'sótano terminado', said: '(?:sotanos?|basements?) (?:terminad[oa]s?|acabad[oa]s?)' },
  'bike-room': {
    name: 'cuarto de bicicletas',
    said: '(?:cuarto|lugar|espacio|estacionamiento) (?:de|para) (?:las )?bicicletas?',
  },
  driveway: {
    name: 'entrada para autos',
    said: 'driveways?|entradas? (?:para|de) (?:carros?|coches?|autos?|vehiculos?)',
  },
  'off-street-parking': {
    name: 'estacionamiento propio',
    said: '(?:parqueos?|parking|estacionamientos?|aparcamientos?)(?: (?:privad[oa]|propi[oa]|incluid[oa]|fuera de la calle))?',
  },
  'ev-charging': {
    name: 'cargador para auto eléctrico',
    said: 'cargador(?:es)? (?:para|de) (?:carros?|coches?|autos?|vehiculos?)(?: electricos?)?|cargador(?:es)? electricos?',
  },
  sunroom: { name: 'solario', said: 'solarios?|cuarto de sol|sunrooms?' },
  shed: { name: 'cobertizo o granero', said: 'cobertizos?|graneros?' },
  dock: { name: 'muelle', said: 'muelles?' },
  'beach-access': { name: 'acceso a la playa', said: 'acceso a la playa' },
  'water-view': { name: 'vista al agua', said: 'vista bonita al agua' },
  'city-view': {
    name: 'vista a la ciudad',
    said: 'vistas? (?:a|de) la ciudad|vistas? (?:a|de)l? (?:skyline|manhattan)',
  },
  'corner-lot': { name: 'lote de esquina', said: '(?:lotes?|terrenos?) (?:de|en) (?:la )?esquina' },
  'corner-unit': { name: 'unidad de esquina', said: '(?:unidad|apartamento|condominio) (?:de|en) (?:la )?esquina' },
  playground: { name: 'área de juegos', said: '(?:area|zona|parque) (?:de juegos|infantil)(?: infantil(?:es)?)?' },
  gym: { name: 'gimnasio', said: 'gimnasios?|gym' },
  'hot-tub': { name: 'jacuzzi', said: 'jacuzzis?|hot tubs?' },
  generator: { name: 'generador', said: 'generador(?:es)?|planta electrica' },
  doorman: { name: 'portero', said: 'porter[oa]s?|doorm[ae]n|conserjes?' },
  storage: {
    name: 'espacio de almacenamiento',
    said: '(?:espacio (?:de|para) )?almacenamiento|bodega (?:propia|privada)|trasteros?',
  },
  'security-system': { name: 'sistema de seguridad', said: '(?:sistemas? de )(?:seguridad|alarma)|alarmas?' },
  'smart-home': { name: 'casa inteligente', said: 'casas? inteligentes?|smart home|domotica' },
  'senior-community': {
    name: 'comunidad de 55 años o más',
    said: 'comunidad(?:es)? (?:de|para) (?:(?:adultos|personas) )?mayores(?: de <n>)?(?: anos)?(?: (?:o|y) mas)?|comunidad(?:es)? (?:de|para) (?:(?:adultos|personas) )?(?:de )?<n>(?: anos)?(?: (?:o|y) mas)?|para (?:(?:adultos|personas) )?mayores de <n>(?: anos)?(?: (?:o|y) mas)?|(?<=^ )mayores de <n>(?: anos)?(?: (?:o|y) mas)?(?= (?:$|en @|[,.]))|(?:(?:para|de) )*(?:mayores de )?<n> (?:anos (?:o|y) mas|\\+)',
  },
  dishwasher: { name: 'lavaplatos', said: 'lavaplatos|lavavajillas' },
  'eat-in-kitchen': { name: 'cocina con comedor', said: 'cocinas? (?:con (?:espacio para )?comedor|comedor)' },
  'kitchen-island': {
    name: 'isla en la cocina',
    said: '(?:cocinas? con )?isla(?: (?:de|en la) cocina)|cocinas? con isla',
  },
  pantry: { name: 'despensa', said: 'despensas?' },
  'gas-cooking': { name: 'cocina de gas', said: '(?:cocinas?|estufas?|hornos?) (?:de|a) gas' },
  'hardwood-floors': { name: 'pisos de madera', said: '(?:pisos?|suelos?) de madera' },
  'walk-in-closet': { name: 'clóset grande', said: 'walk in closets?|vestidor(?:es)?|closets? grandes?' },
  'home-office': { name: 'oficina en casa', said: '(?:home office|(?:una )?oficina(?: en (?:la )?casa)?)' },
  'first-floor-bedroom': {
    name: 'dormitorio en la planta baja',
    said: '(?:cuarto|recamara|habitacion|dormitorio|alcoba)s? (?:en|de) (?:la |el )?(?:planta baja|primer piso|primera planta)',
  },
  'single-story': {
    name: 'un solo piso',
    said: 'de (?:un|una) (?:solo |sola )?(?:piso|planta)|(?:un solo|una sola) (?:piso|planta)',
  },
  'open-floor-plan': {
    name: 'planta abierta',
    said: 'planta abierta|concepto abierto|cocina abierta|espacios? abiertos?',
  },
  attic: { name: 'ático', said: 'aticos?' },
  skylights: { name: 'tragaluces', said: 'tragaluz|tragaluces' },
  'large-windows': { name: 'ventanas grandes', said: 'ventanas? grandes?|ventanales?|grandes ventanas' },
  'solar-panels': { name: 'paneles solares', said: 'pane(?:l|les) solar(?:es)?|energia solar' },
  'in-law-suite': {
    name: 'apartamento para familiares',
    said: '(?:apartamento|suite|espacio) para (?:los )?(?:familiares|suegros|la suegra|invitados)',
  },
  'separate-entrance': {
    name: 'entrada separada',
    said: 'entradas? (?:separadas?|independientes?|privadas?|propias?)',
  },
  'gas-heat': { name: 'calefacción de gas', said: 'calefaccion (?:de|a) gas' },
  'new-construction': { name: 'construcción nueva', said: 'construccion nueva|nueva construccion' },
  'soaking-tub': { name: 'bañera independiente', said: 'baneras?|tinas?' },
}
