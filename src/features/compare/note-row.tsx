import { useQuery } from '@tanstack/react-query'
import type { Listing } from '#domain/listing/listing.ts'
import { favoritesQuery } from '#features/saved/favorites-queries.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import { Cell, Label, Row } from './table-parts.tsx'

interface NoteRowProps {
  homes: readonly Listing[]
  favorites: FavoritesGateway
}

/** The visitor's notes. Saved homes are known only in the browser, some time after hydration. */
export function NoteRow({ homes, favorites }: NoteRowProps) {
  const { data: saved } = useQuery(favoritesQuery(favorites))
  return (
    <Row>
      <Label>Your note</Label>
      {homes.map(({ id }) => {
        const favorite = saved?.find(({ listing }) => listing.id === id)
        return (
          <Cell key={id} className="text-sm whitespace-pre-line">
            {favorite?.note || (
              <span className="font-normal text-ink-soft">{saved && (favorite ? 'None' : 'Not saved')}</span>
            )}
          </Cell>
        )
      })}
    </Row>
  )
}
