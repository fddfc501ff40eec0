import type { MasterName } from './masters.ts'

/**
 * An extra gallery picture cut out of a home's master. `box` is [left, top, size] in shares of the master;
 * the size is the same share of width and height, so that a view keeps the master's 3:2.
 */
export interface View {
  master: MasterName
  box: readonly [left: number, top: number, size: number]
  alt: string
}

/** Views by what the picture's name ends in after the master's name. */
const VIEWS_OF = {
  'home-01-lakeview-house': {
    deck: [[0.23, 0.27, 0.52], 'Deck with a white railing below the glazed gable of the lake house'],
    dock: [[0.46, 0.46, 0.54], 'Wooden dock reaching from the lawn over the lake'],
  },
  'home-02-center-hall-colonial': {
    entrance: [[0.27, 0.35, 0.48], 'Red front door with sidelights under a white pediment, boxwood on both sides'],
    roofline: [[0.12, 0.08, 0.52], 'Slate-gray roof with two brick chimneys above shuttered windows'],
    wing: [[0.5, 0.33, 0.5], 'Garage wing with a dormer beside the house, tall trees behind'],
  },
  'home-03-queen-anne-victorian': {
    porch: [[0.2, 0.4, 0.52], 'Wraparound porch with turned posts, steps, and white hydrangeas'],
    turret: [[0.35, 0, 0.5], 'Corner turret with a conical roof and tall windows'],
    garden: [[0, 0.44, 0.5], 'Brick path through an iron fence, a red maple on the lawn'],
  },
  'home-04-hoboken-brownstone': {
    stoops: [[0.25, 0.38, 0.5], 'Two brownstone stoops with iron railings, one door blue and one red'],
    facade: [[0.22, 0.04, 0.5], 'Brownstone front with tall windows below a bracketed cornice'],
  },
  'home-05-hudson-waterfront-condo': {
    balconies: [[0.38, 0, 0.5], 'Balconies with glass railings on the upper floors of two towers'],
    promenade: [[0.1, 0.5, 0.5], 'River walk with young trees and lamps at the foot of the towers'],
  },
  'home-06-brick-ranch': {
    porch: [[0.28, 0.34, 0.46], 'Front porch with white posts and a green door'],
    garden: [[0, 0.29, 0.5], 'Shuttered windows over azaleas, a red maple at the corner'],
    garage: [[0.5, 0.29, 0.5], 'Two-car garage with a gable and a gravel drive'],
  },
  'home-07-craftsman-bungalow': {
    porch: [[0.13, 0.38, 0.52], 'Deep porch with tapered posts on stone piers and a russet door'],
    gable: [[0.14, 0.12, 0.52], 'Low gable with a band of windows over a broad brown roof'],
    walk: [[0.48, 0.38, 0.52], 'Stone walk to the porch steps, an orange tree beside the house'],
  },
  'home-08-tudor-revival': {
    entrance: [[0.22, 0.4, 0.5], 'Brick entrance gable with a stone door frame and lanterns'],
    timbering: [[0.15, 0.17, 0.5], 'Half-timbered gable over a brick ground floor'],
    chimney: [[0.44, 0.04, 0.5], 'Tall brick chimney with clay pots and a small dormer'],
  },
  'home-09-modern-new-build': {
    entrance: [[0.3, 0.34, 0.5], 'Walnut front door in a stone wall below the overhanging upper floor'],
    windows: [[0, 0.16, 0.55], 'Rooms lit behind floor-to-ceiling windows on two floors'],
    path: [[0.44, 0.44, 0.52], 'Stone path with low lights to the door, the sun setting behind trees'],
  },
  'home-10-townhouse-row': {
    doors: [[0.5, 0.42, 0.5], 'Covered front doors and garages of a brick and a blue townhouse'],
    gables: [[0.36, 0.03, 0.5], 'Brick gable next to blue clapboard with dormers'],
    street: [[0.06, 0.26, 0.5], 'Brick and white clapboard townhouses behind street trees'],
  },
  'home-11-sussex-farmhouse': {
    porch: [[0.11, 0.3, 0.52], 'Full-width porch with square posts and a metal roof'],
    barn: [[0.48, 0.28, 0.52], 'Red barn and white rail fence beside the farmhouse, hills behind'],
    gable: [[0.1, 0.1, 0.5], 'Standing-seam roof with a center gable and a stone chimney'],
  },
  'home-12-shingle-cape-cod': {
    entrance: [[0.2, 0.42, 0.5], 'Blue front door between shuttered windows and flower beds'],
    dormers: [[0.12, 0.17, 0.54], 'Three dormers and a brick chimney on a shingled roof'],
    fence: [[0.5, 0.4, 0.5], 'White picket fence with a brick path and a cherry in bloom'],
  },
  'home-13-classic-split-level': {
    entrance: [[0.3, 0.32, 0.48], 'Front steps with iron railings to an oak door, the garage beside them'],
    'picture-window': [[0.03, 0.28, 0.48], 'Wide picture window in a stone wall over azaleas'],
  },
  'home-14-estate-with-pool': {
    pool: [[0.28, 0.44, 0.56], 'Long pool in a stone terrace in front of the house'],
    terrace: [[0, 0.44, 0.52], 'Stone terrace with a white chaise and clipped boxwood'],
    balcony: [[0.22, 0.16, 0.5], 'Columned balcony below a slate roof with dormers'],
  },
  'home-15-jersey-city-loft': {
    entrance: [[0.28, 0.42, 0.46], 'Glazed street entrance under a canopy, young trees at the curb'],
    windows: [[0.16, 0.03, 0.5], 'Large steel-framed windows in brick below a corbeled cornice'],
  },
  'home-16-shore-house': {
    decks: [[0.21, 0.19, 0.54], 'Two decks with white railings and a round window in the gable'],
    stairs: [[0.3, 0.42, 0.5], 'Wooden stairs rising from the dunes to the front door'],
    dunes: [[0.5, 0.42, 0.5], 'Boardwalk through dune grass beside the house'],
  },
  'home-17-barn-style-home': {
    front: [[0.25, 0.19, 0.52], 'Tall glazing in the red gambrel front of the barn'],
    cottage: [[0.52, 0.32, 0.48], 'Stone cottage wing with a metal roof and white hydrangeas'],
    meadow: [[0, 0.36, 0.5], 'Golden trees and a rail fence beside the drive'],
  },
  'home-18-garden-apartments': {
    courtyard: [[0.27, 0.38, 0.5], 'Flowering cherry in a round planter, green doors and benches behind'],
    lawn: [[0.5, 0.3, 0.5], 'East wing behind a shade tree, a green door and a bench on the lawn'],
    cupola: [[0.28, 0.2, 0.5], 'Gable with a round window and a small cupola on the roof'],
  },
} as const satisfies Partial<Record<MasterName, Record<string, readonly [View['box'], string]>>>

type ViewsOf = typeof VIEWS_OF
export type ViewName = { [M in keyof ViewsOf & string]: `${M}-${keyof ViewsOf[M] & string}` }[keyof ViewsOf]

/** Every view by its full name, e.g. `home-03-queen-anne-victorian-porch`. */
export const VIEWS = Object.fromEntries(
  Object.entries(VIEWS_OF).flatMap(([master, views]) =>
    Object.entries(views).map(([name, [box, alt]]) => [`${master}-${name}`, { master, box, alt }]),
  ),
) as Record<ViewName, View>
