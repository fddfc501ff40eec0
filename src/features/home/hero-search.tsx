import { useNavigate } from '@tanstack/react-router'
import { formatDollars } from '#domain/money/money.ts'
import { buttonClass } from '#ui/primitives/button.tsx'

/** US dollars per month, for a mortgage or a rent. */
const MONTHLY = [2000, 2500, 3000, 4000, 5000, 6500, 8000]

/** Asks the listings page for homes in a place, for sale or for rent, within a monthly cost; a form of the browser's own without scripts. */
export function HeroSearch() {
  const navigate = useNavigate()
  return (
    <search aria-label="Homes">
      <form
        action="/listings"
        onSubmit={(event) => {
          event.preventDefault()
          // Buy is what the listings page shows anyway, and what is empty asks for nothing.
          const asked = [...new FormData(event.currentTarget)].filter(
            ([name, value]) => value !== '' && !(name === 'market' && value === 'sale'),
          )
          void navigate({ to: '/listings', search: Object.fromEntries(asked) as Record<string, string> })
        }}
        className="hero-search"
      >
        <fieldset aria-label="Buy or rent">
          {['Buy', 'Rent'].map((label) => (
            <label key={label} className="segment">
              <input
                type="radio"
                name="market"
                value={label === 'Buy' ? 'sale' : 'rent'}
                defaultChecked={label === 'Buy'}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <label className="hero-where">
          Where
          <input type="search" name="q" placeholder="Town, ZIP, or street" enterKeyHint="search" />
        </label>
        <label>
          Monthly cost, up to
          <select name="cost" className="chevron">
            <option value="">Any amount</option>
            {MONTHLY.map((dollars) => (
              <option key={dollars} value={dollars}>
                {formatDollars(dollars)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={buttonClass()}>
          Search
        </button>
      </form>
    </search>
  )
}
