import type { Favorites } from '#features/saved/use-favorites.ts'
import { Heart } from '#ui/listing/heart-button.tsx'
import { keepButton } from '#ui/listing/keep-button.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Tooltip } from '#ui/primitives/tooltip.tsx'

interface FavoriteToggleProps {
  home: { id: number; title: string }
  favorites: Favorites
}

/** Saves the home or removes it (D-07). */
export function FavoriteToggle({ home, favorites }: FavoriteToggleProps) {
  const saved = favorites.has(home.id)
  return (
    <Tooltip text={saved ? 'Remove from favorites' : 'Save to favorites'}>
      <Button
        tone="secondary"
        {...keepButton(home.id, saved)}
        aria-pressed={saved}
        onClick={(event) => {
          event.preventDefault()
          favorites.toggle(home)
        }}
      >
        <Heart />
        Favorite
      </Button>
    </Tooltip>
  )
}
