import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FormName, SentForm } from '#domain/form/sent-form.ts'
import { SENT_FORM_KEY } from './sent-form-query.ts'

/** What became of the form of this name that led to this document; null where none did. Forgotten when its page is left. */
export function useSentForm(form: FormName): SentForm | null {
  const queryClient = useQueryClient()
  const [sent] = useState(() => queryClient.getQueryData<SentForm>(SENT_FORM_KEY))
  useEffect(() => () => queryClient.removeQueries({ queryKey: SENT_FORM_KEY }), [queryClient])
  return sent?.form === form ? sent : null
}
