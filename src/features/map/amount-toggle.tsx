import { useId } from 'react'

/** What the pills and the rows say first. */
export type ShownAmount = 'price' | 'month'

const CHOICES: readonly (readonly [ShownAmount, string])[] = [
  ['price', 'Price'],
  ['month', 'Monthly cost'],
]

export interface AmountChoice {
  shown: ShownAmount
  onShow: (shown: ShownAmount) => void
}

/** 'Price | Monthly cost' for the map's pills and the rows of its list. */
export function AmountToggle({ shown, onShow }: AmountChoice) {
  const name = useId()
  return (
    <fieldset className="noscript:hidden">
      <legend className="sr-only">Show on the map and list</legend>
      <div className="flex rounded-sm border border-line bg-surface">
        {CHOICES.map(([value, words]) => (
          <label key={value} className="segment">
            <input
              type="radio"
              name={name}
              value={value}
              checked={shown === value}
              autoComplete="off"
              onChange={() => onShow(value)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
