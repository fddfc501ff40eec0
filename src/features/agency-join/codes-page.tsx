import { Button } from '#ui/primitives/button.tsx'

/** The third step: the recovery codes, shown this once. */
export const JoinCodesPage = ({ recoveryCodes }: { recoveryCodes: readonly string[] }) => (
  <>
    <p className="text-sm text-ink-soft">Step 3 of 3</p>
    <h1 className="screen-title">Keep your recovery codes</h1>
    <p className="mt-2 text-ink-soft">
      If you lose your phone, each of these signs you in once. Print them or write them down. You won’t see them again.
    </p>
    <ol aria-label="Recovery codes" className="mt-6 grid gap-2 rounded-lg bg-sand p-4 font-mono text-sm">
      {recoveryCodes.map((code) => (
        <li key={code} className="wrap-anywhere">
          {code}
        </li>
      ))}
    </ol>
    <form method="post" action="/agency/join/codes" className="mt-6">
      <Button type="submit" className="max-sm:w-full">
        I have kept them
      </Button>
    </form>
  </>
)
