import type { HeartedHome } from './favorite-wishes.ts'

/** Lucide's heart, one stroke on a field of 24. */
const HEART =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5'

interface HeartButtonProps {
  home: HeartedHome
  saved: boolean
  onToggle: (home: HeartedHome) => void
  /** Where it stands; `heart-on-photo` gives it a ground of its own. */
  className: string
}

/** Saves a home or lets it go (F-06): 44 px to hit, named for its home, pressed while that is saved. */
export function HeartButton({ home, saved, onToggle, className }: HeartButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Save ${home.title}`}
      aria-pressed={saved}
      onClick={() => onToggle({ id: home.id, title: home.title })}
      className={`heart-button ${className}`}
    >
      <svg aria-hidden viewBox="0 0 24 24">
        <path d={HEART} />
      </svg>
    </button>
  )
}
