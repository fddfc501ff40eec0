import { useMutation } from '@tanstack/react-query'
import { agencyFileName } from '#domain/agency/file-name.ts'
import { problemOf } from '#domain/problem-of.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { AnswerPanel } from './form-result.tsx'
import { saveFile } from './save-file.ts'
import { useSessionOver } from './use-account-form.ts'

/** Downloads all data kept with the account, as a file for its owner. */
export function ExportData({ account }: { account: AccountGateway }) {
  const onRefused = useSessionOver()
  const fileName = agencyFileName(useAgency().name, 'account.json')
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => valueOrThrow(await account.exportData()),
    onSuccess: (data) => saveFile(fileName, JSON.stringify(data, null, 2), 'application/json'),
    onError: (refusal) => onRefused(problemOf(refusal)),
  })
  return (
    <div className="flex flex-col gap-5">
      {isSuccess && <AnswerPanel tone="done">Downloaded {fileName}.</AnswerPanel>}
      {error && <AnswerPanel tone="problem">{problemOf(error).message}</AnswerPanel>}
      <Button
        tone="secondary"
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
        className="self-start noscript:hidden max-sm:self-stretch"
      >
        {isPending ? 'Preparing...' : 'Download my data'}
      </Button>
      <noscript>
        <a
          href="/api/account/export"
          download={fileName}
          className="button-shape min-h-11 border border-line bg-surface px-5 hover:border-ink-soft"
        >
          Download my data
        </a>
      </noscript>
    </div>
  )
}
