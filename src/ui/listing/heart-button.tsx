import { keepButton } from './keep-button.ts'

/** The part of a listing that its favorite button needs. */
export interface HeartedHome {
  id: number
  title: string
}

interface HeartButtonProps {
  home: HeartedHome
  saved: boolean
  onToggle: (home: HeartedHome) => void
  /** Position; `heart-on-photo` adds a background. */
  className: string
}

/** Saves or removes a home (F-06): a toggle of 44 px, named after its home. */
export function HeartButton({ home, saved, onToggle, className }: HeartButtonProps) {
  return (
    <button
      {...keepButton(home.id, saved)}
      aria-label={`Save ${home.title}`}
      aria-pressed={saved}
      onClick={(event) => {
        event.preventDefault()
        onToggle({ id: home.id, title: home.title })
      }}
      className={`heart-button ${className}`}
    >
      <Heart />
    </button>
  )
}

/** The heart icon, one stroke on a 24 x 24 grid; app.css fills it in a pressed button. */
export const Heart = () => (
  <svg aria-hidden viewBox="0 0 24 24" className="heart">
    <path d="M12 20.2 4.6 12.8a5.23 5.23 0 0 1 7.4-7.4 5.23 5.23 0 0 1 7.4 7.4z" />
  </svg>
)
