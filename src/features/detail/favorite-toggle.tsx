import { Heart } from 'lucide'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Tooltip } from '#ui/primitives/tooltip.tsx'
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
        <Icon of={Heart} size={18} className={saved ? 'fill-brick text-brick' : ''} />
        Favorite
      </Button>
    </Tooltip>
  )
}
