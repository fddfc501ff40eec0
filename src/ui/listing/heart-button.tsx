import { Heart } from './heart.tsx'

/** The part of a listing that its favorite button needs. */
export interface HeartedHome {
  id: number
  title: string
}

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
      <Heart />
    </button>
  )
}
