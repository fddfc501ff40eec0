import { useRef, useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Field, TextInput } from '#ui/primitives/field.tsx'

/** The link in a field, with a button that copies it. */
export function ListLink({ url }: { url: string }) {
  const [status, setStatus] = useState('')
  const field = useRef<HTMLInputElement>(null)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setStatus('Link copied')
    } catch {
      // Clipboard access is refused: select the link, to be copied by hand.
      field.current?.select()
      setStatus('Select the text to copy it.')
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <Field label="Link">
        {(tied) => (
          <TextInput {...tied} ref={field} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-3">
        <Button onClick={copy}>Copy link</Button>
        <output className="text-sm text-pine">{status}</output>
      </div>
    </div>
  )
}
