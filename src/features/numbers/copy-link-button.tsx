import { useState } from 'react'
import { usualAsNone } from '#domain/money/entered-terms.ts'
import type { OwnTerms, UsualTerms } from '#domain/money/loan-terms.ts'
import type { OwnNumbers } from '#domain/money/own-numbers.ts'
import { TERM_PARAMS, writeTerms } from '#domain/money/own-terms.ts'
import { firstComplaints, type Result } from '#domain/result.ts'
import { Button } from '#ui/primitives/button.tsx'
import type { FieldErrors } from '#ui/primitives/field-errors.ts'
import { Field, TextInput } from '#ui/primitives/field.tsx'

interface CopyLinkButtonProps {
  /** Reads the form. */
  read: () => Result<OwnNumbers>
  usual: UsualTerms
  onWrong: (errors: FieldErrors) => void
}

/** Copies the page's address with the terms and the place of work in the form; what the visitor said about themselves never is in it. */
export function CopyLinkButton({ read, usual, onWrong }: CopyLinkButtonProps) {
  const [link, setLink] = useState<{ url: string; copied: boolean } | null>(null)
  const copy = async () => {
    const answer = read()
    if (!answer.ok) return onWrong(firstComplaints(answer.problem))
    const url = linkWith(usualAsNone(answer.value.terms, usual), answer.value.workPlace)
    const copied = await copyText(url)
    setLink({ url, copied })
  }
  return (
    <>
      <Button tone="quiet" size="small" className="min-h-11" onClick={() => void copy()}>
        Copy a link with these numbers
      </Button>
      {link?.copied === false && (
        <Field label="Link" hint="Select the text to copy it.">
          {(control) => (
            <TextInput {...control} readOnly value={link.url} onFocus={(event) => event.currentTarget.select()} />
          )}
        </Field>
      )}
      <output className="self-center text-sm text-ink-soft empty:hidden">{link?.copied && 'Link copied.'}</output>
    </>
  )
}

/** Addresses whose `train` narrows what is found. */
const SEARCHES = /\/(listings|map)\/?$/

/** This page's address with these terms and this place of work, which no search is narrowed by that isn't already. */
function linkWith(terms: OwnTerms, workPlace: string | null): string {
  const url = new URL(window.location.href)
  for (const name of TERM_PARAMS) url.searchParams.delete(name)
  for (const [name, value] of Object.entries(writeTerms(terms))) if (value) url.searchParams.set(name, value)
  const isSearch = SEARCHES.test(url.pathname)
  if (workPlace && (!isSearch || url.searchParams.has('train'))) url.searchParams.set('train', workPlace)
  else if (!isSearch) url.searchParams.delete('train')
  url.search = url.search.replaceAll('%2C', ',').replaceAll('%2F', '/')
  return url.href
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
