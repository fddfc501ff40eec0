import { useRef, useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Field, TextInput } from '#ui/primitives/field.tsx'

/** The link in a field, to be copied by button or by hand. */
export function ListLink({ url }: { url: string }) {
  const [said, setSaid] = useState('')
  const field = useRef<HTMLInputElement>(null)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setSaid('Link copied')
    } catch {
      // No page may write to the clipboard in every browser: the link lies selected.
      field.current?.select()
      setSaid('Copy it with your keyboard or by holding the text.')
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
        <output className="text-sm text-pine">{said}</output>
      </div>
    </div>
  )
}
