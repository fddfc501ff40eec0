/** Well-known places beyond the seven counties, as part of a pattern. Names that are also ordinary words are left out. */
export const PLACES_NOT_COVERED =
  'cranford|westfield|elizabeth|linden|rahway|plainfield|scotch plains|berkeley heights|new providence|kenilworth|roselle|' +
  'edison|woodbridge|new brunswick|east brunswick|perth amboy|piscataway|metuchen|old bridge|sayreville|south amboy|' +
  'princeton|trenton|hamilton|bridgewater|somerville|bernardsville|basking ridge|bedminster|hillsborough|flemington|' +
  'red bank|asbury park|long branch|freehold|middletown|holmdel|toms river|lakewood|cherry hill|atlantic city|jersey shore|' +
  'cape may|staten island|yonkers|westchester|long island|nyack|philadelphia|connecticut|pennsylvania|' +
  '(?:union|middlesex|somerset|hunterdon|ocean|burlington|rockland) county'
