import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { Field, TextInput } from '#ui/primitives/field.tsx'

interface CopyLinkDialogProps {
  open: boolean
  url: string
  onClose: () => void
}

/** The link in a selected field, for browsers that refuse clipboard access. */
export function CopyLinkDialog({ open, url, onClose }: CopyLinkDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} labelledBy="copy-link-title">
      <div className="flex w-[min(28rem,calc(100vw-2.5rem))] flex-col gap-5 rounded-lg bg-surface p-6 shadow-lifted">
        <h2 id="copy-link-title" className="display text-xl">
          Share this property
        </h2>
        <Field label="Link" hint="Select the text to copy it.">
          {(control) => (
            <TextInput {...control} readOnly defaultValue={url} onFocus={(event) => event.currentTarget.select()} />
          )}
        </Field>
        <Button tone="secondary" onClick={onClose} className="self-end">
          Close
        </Button>
      </div>
    </Dialog>
  )
}
