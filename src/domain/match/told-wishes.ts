/** Why a home isn't for a visitor. */
export type PassReason = 'price' | 'far' | 'small' | 'kind' | 'town' | 'other'

/** A home that a visitor has marked as not for them. */
export interface PassedHome {
  id: number
  reason: PassReason
}

/** What a visitor has told about the home they look for. Kept on their device alone. */
export interface ToldWishes {
  /** The last ranked search as the parameters of its address (`writeRankQuery`); null: none. */
  wishes: Readonly<Record<string, string>> | null
  /** The newest last. */
  passed: readonly PassedHome[]
  /** Keys of proposals that were declined, the newest last. */
  declined: readonly string[]
}

export const NO_TOLD_WISHES: ToldWishes = { wishes: null, passed: [], declined: [] }
