import { useQuery } from '@tanstack/react-query'
import type { KeptSearch } from '#domain/saved/kept-search.ts'
import { isSameSearch } from '#domain/saved/saved-search.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import { CloseButton } from '#ui/primitives/close-button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { SaveSearchForm } from './save-search-form.tsx'
import { SavedAlready } from './saved-already.tsx'
import { savedSearchesQuery } from './saved-searches-query.ts'
import { SearchSummary } from './search-summary.tsx'
import { useEmailRequest } from './use-email-request.tsx'
import { useEmailsOffered } from './use-emails-offered.ts'

interface SaveSearchDialogProps {
  open: boolean
  search: KeptSearch
  savedSearches: SavedSearchGateway
  onClose: () => void
}

/** Saves a search under a name, or says under which name it is saved. */
export function SaveSearchDialog({ open, onClose, ...asked }: SaveSearchDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy="save-search-title"
      className="max-h-[calc(100dvh-2rem)] w-[min(32rem,100vw-2rem)] rounded-lg shadow-lifted"
    >
      <div className="relative flex flex-col gap-5 bg-surface p-6">
        <h2 id="save-search-title" className="display pr-10 text-xl">
          {asked.search.liked.length > 0 ? 'Save these wishes' : 'Save this search'}
        </h2>
        <Content {...asked} onClose={onClose} />
        {/* Last, so that the dialog opens with the focus in the form. */}
        <CloseButton onClose={onClose} />
      </div>
    </Dialog>
  )
}

function Content({ search, savedSearches, onClose }: Omit<SaveSearchDialogProps, 'open'>) {
  const { data: saved = [] } = useQuery(savedSearchesQuery(savedSearches))
  const offered = useEmailsOffered()
  // Here, so that what was typed stays where the search turns out to be saved.
  const request = useEmailRequest(offered, search)
  const same = saved.find((one) => isSameSearch(one, search))
  return (
    <>
      <SearchSummary {...search} areSent={offered.to === 'account' || offered.areSent} className="-mt-3" />
      {same ? (
        <SavedAlready search={same} request={request} onClose={onClose} />
      ) : (
        <SaveSearchForm
          search={search}
          savedSearches={savedSearches}
          offered={offered}
          request={request}
          taken={saved.map(({ name }) => name)}
          onClose={onClose}
        />
      )}
    </>
  )
}
