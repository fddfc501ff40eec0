import { Button } from '#ui/primitives/button.tsx'
import { Tooltip } from '#ui/primitives/tooltip.tsx'
import { Heart } from '#ui/saved/heart.tsx'
import type { Favorites } from '#ui/saved/use-favorites.ts'

interface FavoriteToggleProps {
  home: { id: number; title: string }
  favorites: Favorites
}

/** Saves the home or takes it back (D-07). */
export function FavoriteToggle({ home, favorites }: FavoriteToggleProps) {
  const saved = favorites.has(home.id)
  return (
    <Tooltip text={saved ? 'Remove from favorites' : 'Save to favorites'}>
      <Button tone="secondary" aria-pressed={saved} onClick={() => favorites.toggle(home)}>
        <Heart />
        Favorite
      </Button>
    </Tooltip>
  )
}
