import type { ReactNode } from 'react'

export interface PlaceFact {
  name: string
  /** Null: not known. */
  value: ReactNode | null
  /** In place of 'Not provided'. */
  missing?: string
  source: ReactNode
  /** The value is words, not a figure. */
  isWord?: boolean
}

/** Facts of a place: the name, the figure, and under both where it comes from. */
export const PlaceFacts = ({ facts }: { facts: readonly PlaceFact[] }) => (
  <dl className="place-facts">
    {facts.map(({ name, value, missing = 'Not provided', source, isWord }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {value === null || isWord ? (
            <span className="place-word">{value ?? missing}</span>
          ) : (
            <b className="display">{value}</b>
          )}
          <small>{source}</small>
        </dd>
      </div>
    ))}
  </dl>
)
