import { updateConsentText } from '#content/update-consent.ts'
import { NEW_HOMES_TEXT } from '#content/update-texts.ts'
import type { UpdateFrequency } from '#domain/updates/update-frequency.ts'
import { UpdateSelect } from './update-select.tsx'

interface SearchUpdateSelectProps {
  /** Of the search, where a page has several. */
  search?: string
  /** Undefined while it isn't known. */
  every: UpdateFrequency | undefined
  /** False in the sample edition. */
  isSent: boolean
  onChoose: (every: UpdateFrequency) => void
}

/** Whether new homes in a saved search are emailed, and how often. */
export const SearchUpdateSelect = ({ search, isSent, ...rest }: SearchUpdateSelectProps) => (
  <UpdateSelect
    label="Email me about new homes"
    about={search}
    hint={`${NEW_HOMES_TEXT} ${isSent ? updateConsentText : 'This sample site sends no email. Your choice stays in this browser.'}`}
    {...rest}
  />
)
