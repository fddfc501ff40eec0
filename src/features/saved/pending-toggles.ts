/** What a visitor wishes for one home while it is on its way to where favorites are kept. */
export interface Wish {
  /** Whether the home is to be saved: the last word. */
  saved: boolean
  /** Whether it is, as far as is known. */
  kept: boolean
  /** A change is on its way. */
  underway: boolean
}

/** Wishes that have not been answered yet, by the home's id. */
export type Wishes = Map<number, Wish>

/** Notes that a home is to be saved, or no longer; `kept`: whether it was before anything was wished. */
export function noteWish(wishes: Wishes, id: number, kept: boolean): void {
  const wish = wishes.get(id)
  if (wish) wish.saved = !wish.saved
  else wishes.set(id, { saved: !kept, kept, underway: false })
}

/** The saved ids as they are once every wish has come true. What is read meanwhile may be older than a wish. */
export const withWishes = (ids: readonly number[], wishes: Wishes): number[] => [
  ...ids.filter((id) => !wishes.has(id)),
  ...[...wishes].filter(([, { saved }]) => saved).map(([id]) => id),
]
