import { formatCount } from '#domain/count.ts'
import { daysOnMarket } from '#domain/listing/days-on-market.ts'
import type { HistoryEntry, Listing, ListingStatus } from '#domain/listing/listing.ts'
import { openHouseHours } from '#domain/listing/open-house-text.ts'
import { openHouseDay, upcomingOpenHouses } from '#domain/listing/open-house.ts'
import { formatDollars } from '#domain/money/money.ts'
import { KIND_WORDS } from '#language/es/filter-words.ts'
import { counted, dayText } from '#language/es/spanish-words.ts'
import type { HomeFact } from '#language/understanding.ts'
import { findFeature, namedAs, type FeatureFacts } from '../../home-features.ts'
import type { Stated } from '../../stated-facts.ts'
import type { Phrases } from '../phrases.ts'
import { homeText, priceText } from './homes.ts'

/** Listings are written in English: their own words stay as they are. */
const said = (what: string, value: string | number | null): string =>
  `${what}: ${value === null || value === '' ? 'no se indica' : value}.`

const FREQUENCIES: Readonly<Record<string, string>> = {
  monthly: 'al mes',
  quarterly: 'al trimestre',
  'semi-annually': 'cada seis meses',
  yearly: 'al año',
  annually: 'al año',
}

const WORDS: Readonly<Record<HomeFact, (home: Listing, today: string) => string>> = {
  size: ({ squareFeet }) =>
    squareFeet === null ? said('Tamaño', null) : `Tiene ${formatCount(squareFeet)} pies cuadrados.`,
  price: askedPrice,
  taxes: ({ taxes }) =>
    taxes
      ? `Según el anuncio, los impuestos son de ${formatDollars(taxes.amount)} al año${taxes.year === null ? '' : ` (${taxes.year})`}.`
      : said('Impuesto a la propiedad', null),
  fees: ({ associationFee: fee }) =>
    fee
      ? `La cuota de asociación es de ${formatDollars(fee.amount)} ${FREQUENCIES[fee.frequency.toLowerCase()] ?? `(${fee.frequency})`}.`
      : said('Cuota de asociación', null),
  year: ({ yearBuilt }) => (yearBuilt === null ? said('Año de construcción', null) : `Se construyó en ${yearBuilt}.`),
  lot: ({ lotSize }) => (lotSize === 'N/A' ? 'No tiene terreno propio.' : said('Terreno', lotSize)),
  beds: ({ beds }) =>
    beds === null ? said('Dormitorios', null) : `Tiene ${counted(beds, 'dormitorio', 'dormitorios')}.`,
  baths: ({ baths }) => (baths === null ? said('Baños', null) : `Tiene ${counted(baths, 'baño', 'baños')}.`),
  heating: ({ heating }) => said('Calefacción', heating),
  cooling: (home) => said('Aire acondicionado', home.cooling ?? namedAs(/\b(?:air condition|central air)/i, home)),
  parking: (home) => said('Estacionamiento', home.parking ?? namedAs(/\b(?:garage|parking|carport)/i, home)),
  schools: ({ schoolDistrict }) =>
    `${said('Distrito escolar', schoolDistrict)} Puedo darle el distrito, pero no califico escuelas.`,
  address: ({ address, addressHidden }) =>
    addressHidden ? `El anuncio no indica la calle. Está en ${address}.` : `Está en ${address}.`,
  features: ({ features, amenities }) => {
    const all = [...new Set([...features, ...amenities])]
    return all.length > 0
      ? `El anuncio menciona, en inglés: ${all.slice(0, 5).join(', ')}.`
      : said('Características', null)
  },
  pictures: ({ pictures }) =>
    pictures.length === 0 ? said('Fotos', null) : `En su página hay ${counted(pictures.length, 'foto', 'fotos')}.`,
  kind: ({ propertyType, structure: { kind } }) => said('Tipo de casa', kind ? KIND_WORDS[kind] : propertyType),
  garage: ({ structure: { garageSpaces }, parking }) => {
    if (garageSpaces === null) return said('Garaje', parking)
    return garageSpaces === 0 ? 'No tiene garaje.' : `En su garaje caben ${counted(garageSpaces, 'auto', 'autos')}.`
  },
  floors: ({ structure: { stories } }) =>
    stories === null ? said('Pisos', null) : `Tiene ${counted(stories, 'piso', 'pisos')}.`,
  accessibility: ({ structure: { accessibility } }) => said('Accesibilidad', accessibility.join(', ')),
  water: ({ utilities: { waterSource, sewer } }) => `${said('Agua', waterSource)} ${said('Alcantarillado', sewer)}`,
  'open-houses': ({ openHouses }, today) => {
    const [next] = upcomingOpenHouses(openHouses, today)
    return next
      ? `Casa abierta (open house): ${dayText(openHouseDay(next))}, ${openHouseHours(next)}.`
      : 'El anuncio no tiene casas abiertas (open house). Puedo pedirle una visita.'
  },
  availability: ({ availableOn }, today) => {
    if (availableOn === null) return said('Fecha de mudanza', null)
    return availableOn <= today ? 'Está disponible ahora.' : `Está disponible desde el ${dayText(availableOn)}.`
  },
  lease: ({ lease: { terms, rentIncludes, tenantPays } }) =>
    [
      said('Contrato', terms.join(', ')),
      rentIncludes.length > 0 ? said('La renta incluye', rentIncludes.join(', ')) : '',
      tenantPays.length > 0 ? said('El inquilino paga', tenantPays.join(', ')) : '',
    ]
      .filter(Boolean)
      .join(' '),
  utilities: ({ lease: { rentIncludes, tenantPays } }) =>
    rentIncludes.length + tenantPays.length === 0
      ? said('Lo que incluye la renta', null)
      : [
          rentIncludes.length > 0 ? said('La renta incluye', rentIncludes.join(', ')) : '',
          tenantPays.length > 0 ? said('El inquilino paga', tenantPays.join(', ')) : '',
        ]
          .filter(Boolean)
          .join(' '),
  deposit: ({ lease: { securityDeposit } }) =>
    said('Depósito de garantía', securityDeposit === null ? null : formatDollars(securityDeposit)),
  'price-history': priceHistory,
  'sold-price': () =>
    'No sé en cuánto se vendió antes. Solo tengo los precios de lista; los registros del condado muestran las ventas.',
  distance: () => 'Solo tengo distancias a estaciones de tren. Pregúnteme qué estación queda cerca.',
  status: ({ status }) => STATUS_WORDS[status],
  office: ({ office, agent }) =>
    office ? `La publica ${office}${agent ? `, ${agent}` : ''}.` : said('Publicada por', null),
  'age-of-listing': ({ listedOn }, today) =>
    `Se publicó el ${dayText(listedOn)}, hace ${counted(daysOnMarket(listedOn, today), 'día', 'días')}.`,
}

const STATUS_WORDS: Readonly<Record<ListingStatus, string>> = {
  active: 'Está en el mercado.',
  'coming-soon': 'Saldrá pronto al mercado y todavía no se puede mostrar.',
  'under-contract': 'Está bajo contrato: el vendedor aceptó una oferta.',
}

function askedPrice({ price, market, originalPrice }: Listing): string {
  const was =
    originalPrice !== null && originalPrice !== price ? ` Al principio era ${priceText(originalPrice, market)}.` : ''
  return `${market === 'rent' ? 'La renta es de' : 'El precio de lista es'} ${priceText(price, market)}.${was}`
}

/** The changes of a price since the home came on the market, the last first. */
function priceHistory({ history, price, market, listedOn }: Listing): string {
  const changes = history.flatMap((entry, index) => {
    const before = history[index - 1]
    return before && before.status !== 'unlisted' && before.price !== entry.price ? [{ entry, before }] : []
  })
  const last = changes.at(-1)
  if (!last)
    return `Su precio, ${priceText(price, market)}, no ha cambiado desde que se publicó el ${dayText(listedOn)}.`
  const earlier =
    changes.length > 1 ? ` Antes cambió ${changes.length === 2 ? 'una vez' : `${changes.length - 1} veces`}.` : ''
  return `${changeText(last.entry, last.before, market)}${earlier}`
}

const changeText = (entry: HistoryEntry, before: HistoryEntry, market: Listing['market']): string =>
  `${entry.price < before.price ? 'Bajó' : 'Subió'} de ${priceText(before.price, market)} a ${priceText(entry.price, market)}${entry.on === null ? '' : ` el ${dayText(entry.on)}`}.`

function overview(home: Listing, today: string): string {
  const text = (fact: HomeFact) => WORDS[fact](home, today)
  const size = home.squareFeet === null ? '' : ` ${text('size')}`
  const office = home.office ? `, publicada por ${home.office}` : ''
  return `${homeText(home)}${office}.${size} ${text('address')} ${text('features')}`
}

const STATES: Readonly<Record<Extract<Stated, { state: string }>['state'], string>> = {
  furnished: 'con muebles',
  partially: 'con algunos muebles',
  negotiable: 'se puede acordar',
  unfurnished: 'sin muebles',
  'in-unit': 'en la vivienda',
  'in-building': 'en el edificio',
  none: 'no hay',
  'none-allowed': 'no se permiten',
  yes: 'sí',
}

/** The features that visitors ask about, by their names in `language/en/home-questions.ts`. */
const FEATURE_NAMES: Readonly<Record<string, string>> = {
  dogs: 'perros',
  'dog size limits': 'qué tan grande puede ser el perro',
  'door widths': 'el ancho de las puertas',
  'rental income': 'la renta que produce',
  'a fence': 'una cerca',
  'a bedroom on the first floor': 'un dormitorio en la planta baja',
  'the floor it’s on': 'en qué piso está',
  'the stove': 'la estufa',
  'the kitchen': 'la cocina',
  'an oil tank': 'un tanque de aceite',
  'the roof': 'el techo',
  'the windows': 'las ventanas',
  'the closets': 'los clósets',
  'the ceilings': 'los techos por dentro',
  'the water heater': 'el calentador de agua',
  'the foundation': 'los cimientos',
  'the wiring': 'la instalación eléctrica',
  'the plumbing': 'la plomería',
  insulation: 'el aislamiento',
  'separate meters': 'medidores separados',
  'solar panels': 'paneles solares',
  'an EV charger': 'un cargador para carro',
  'room for bikes': 'lugar para bicicletas',
  noise: 'el ruido',
  sunlight: 'la luz natural',
  'who lives there now': 'quién vive ahí ahora',
  'guest parking': 'estacionamiento para visitas',
  'trash and snow': 'la basura y la nieve',
  smoking: 'si se puede fumar',
  packages: 'los paquetes',
  'a superintendent': 'un encargado',
  'an alarm or camera': 'alarma o cámaras',
  'a generator': 'un generador',
  'a floor plan': 'un plano',
  'a shed or barn': 'un cobertizo o establo',
  internet: 'internet',
  cats: 'gatos',
  pets: 'mascotas',
  laundry: 'lavandería',
  gym: 'gimnasio',
  furnished: 'muebles',
  renovated: 'renovación',
  waterfront: 'orilla del agua',
  'walk-in closet': 'vestidor',
  pool: 'piscina',
  basement: 'sótano',
  fireplace: 'chimenea',
  attic: 'ático',
  deck: 'terraza de madera',
  patio: 'patio',
  porch: 'porche',
  balcony: 'balcón',
  terrace: 'terraza',
  elevator: 'ascensor',
  dishwasher: 'lavaplatos',
  dock: 'muelle',
  doorman: 'portero',
  view: 'vista',
  hardwood: 'piso de madera',
  sunroom: 'solárium',
  office: 'oficina',
  pantry: 'despensa',
  storage: 'depósito',
}

function featureText(feature: string, listing: FeatureFacts): string {
  const found = findFeature(feature, listing)
  const name = 'feature' in found ? (FEATURE_NAMES[found.feature] ?? found.feature) : ''
  switch (found.kind) {
    case 'named':
      return `Sí, el anuncio lo menciona: ${found.words}.`
    case 'told':
      return `La descripción dice, en inglés: “${found.words}”`
    case 'unnamed':
      return `El anuncio no menciona “${name}”.`
    case 'stated':
      return `Sobre ${name}, el anuncio dice: ${'state' in found.stated ? STATES[found.stated.state] : found.stated.words}.`
  }
}

export const factTexts: Phrases['facts'] = {
  fact: (fact, home, today) => WORDS[fact](home, today),
  overview,
  /** El anuncio no dice lo que se pregunta. */
  notFound: (title: string): string => `El anuncio de ${title} no lo indica.`,
  feeUntold: 'El anuncio no dice qué cubre.',
  noneTells: (titles: readonly string[]): string =>
    `Ninguno de los anuncios lo dice: ${titles.join('; ')}. La agencia quizá lo sepa: diga “pregunte a la agencia por la primera”.`,
  saysNothing: (say) => /no se indica\.|no menciona “/.test(say),
  askAgency: {
    ask: '¿Le pregunto a la agencia?',
    choice: { label: 'Preguntar a la agencia', says: 'pregúntele a la agencia' },
  },
  feature: featureText,
}
