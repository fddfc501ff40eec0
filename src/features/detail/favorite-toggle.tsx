import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide'
import { useEffect } from 'react'
import type { FavoritesGateway } from '#ports/favorites-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { Tooltip } from '#ui/primitives/tooltip.tsx'
import { favoriteIdsQuery } from './detail-queries.ts'

interface FavoriteToggleProps {
  id: number
  title: string
  favorites: FavoritesGateway
}

/** Saves the home or takes it back (D-07). What is saved is known only in the browser, so it is read after hydration. */
export function FavoriteToggle({ id, title, favorites }: FavoriteToggleProps) {
  const queryClient = useQueryClient()
  const query = favoriteIdsQuery(favorites)
  const { data: ids = [] } = useQuery(query)
  const saved = ids.includes(id)

  // Another tab has changed what this browser keeps.
  useEffect(() => {
    const reread = () => void queryClient.invalidateQueries({ queryKey: ['favorites'] })
    window.addEventListener('storage', reread)
    return () => window.removeEventListener('storage', reread)
  }, [queryClient])

  const toggle = async () => {
    queryClient.setQueryData(query.queryKey, saved ? ids.filter((other) => other !== id) : [...ids, id])
    const answer = await (saved ? favorites.remove(id) : favorites.add(id))
    void queryClient.invalidateQueries({ queryKey: ['favorites'] })
    if (!answer.ok)
      notify({ title: 'Your favorites could not be changed', description: answer.problem.message, tone: 'destructive' })
    else if (saved) notify({ title: `${title} removed from favorites` })
    else
      notify({
        title: `${title} added to favorites`,
        description: 'Find your saved properties in the Favorites section.',
      })
  }

  return (
    <Tooltip text={saved ? 'Remove from favorites' : 'Save to favorites'}>
      <Button tone="secondary" aria-pressed={saved} onClick={toggle}>
        <Icon of={Heart} size={18} className={saved ? 'fill-brick text-brick' : ''} />
        Favorite
      </Button>
    </Tooltip>
  )
}
