import { HOME_KINDS, type HomeKind } from '#domain/listing/home-kind.ts'
import { AMENITY_KEYS, type Amenity } from '#domain/search/filters/amenities.ts'
import {
  FEATURE_KEYS,
  LEFT_OUT_FEATURES,
  type FeatureKey,
  type LeftOutFeature,
} from '#domain/search/filters/features.ts'
import type { FlagKey } from '#domain/search/filters/flags.ts'

/** What homes are wished to have or to be. No two filters have a key in common. */
export type Wish = Amenity | FeatureKey | FlagKey | HomeKind

const isOneOf =
  <Key extends Wish>(keys: readonly Key[]) =>
  (wish: Wish): wish is Key =>
    keys.some((key) => key === wish)
export const isAmenity = isOneOf<Amenity>(AMENITY_KEYS)
export const isFeature = isOneOf<FeatureKey>(FEATURE_KEYS)
/** What is left for whoever asks for homes and excludes some kinds: a room is asked for by name. */
export const WHOLE_HOMES: readonly HomeKind[] = HOME_KINDS.filter((kind) => kind !== 'room')
export const isKind = isOneOf<HomeKind>(HOME_KINDS)
export const isLeftOutFeature = isOneOf<LeftOutFeature>(LEFT_OUT_FEATURES)
