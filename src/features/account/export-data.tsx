import { useMutation } from '@tanstack/react-query'
import { problemOf } from '#domain/problem-of.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { AnswerPanel } from './form-result.tsx'
import { saveFile } from './save-file.ts'
import { useSessionOver } from './use-account-form.ts'

const FILE_NAME = 'keystead-account.json'

/** Downloads all data kept with the account, as a file for its owner. */
export function ExportData({ account }: { account: AccountGateway }) {
  const onRefused = useSessionOver()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => valueOrThrow(await account.exportData()),
    onSuccess: (data) => saveFile(FILE_NAME, JSON.stringify(data, null, 2), 'application/json'),
    onError: (refusal) => onRefused(problemOf(refusal)),
  })
  return (
    <div className="flex flex-col gap-5">
      {isSuccess && <AnswerPanel tone="done">Your browser has saved {FILE_NAME}.</AnswerPanel>}
      {error && <AnswerPanel tone="problem">{problemOf(error).message}</AnswerPanel>}
      <Button
        tone="secondary"
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
        className="self-start noscript:hidden max-sm:self-stretch"
      >
        {isPending ? 'Collecting...' : 'Download my data'}
      </Button>
      <noscript>
        <a
          href="/api/account/export"
          download={FILE_NAME}
          className="button-shape min-h-11 border border-line bg-surface px-5 hover:border-ink-soft"
        >
          Download my data
        </a>
      </noscript>
    </div>
  )
}
