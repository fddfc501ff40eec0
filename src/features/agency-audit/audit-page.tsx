import { AUDIT_ACTS, type AuditEntry } from '#domain/agency/audit.ts'
import { shownTime, timeInText } from '#features/agency-frame/agency-times.ts'
import type { AuditFields } from '#ports/browser/agency-page.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, Select, TextInput } from '#ui/primitives/field.tsx'
import { ACT_WORDS, auditSentence } from './audit-words.ts'

interface AuditPageProps {
  entries: readonly AuditEntry[]
  fields: AuditFields
  people: readonly { id: string; name: string }[]
  more: string | null
  mayExport: boolean
  now: number
}

/** What was done here, the newest first. Nobody can change or delete it. */
export function AuditPage({ entries, fields, people, more, mayExport, now }: AuditPageProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="screen-title">{headingOf(entries, fields, now)}</h1>
          <p className="mt-1 text-ink-soft">Nobody can change an entry. Each is kept for 24 months.</p>
        </div>
        {mayExport && (
          <form method="post" action="/agency/audit/export">
            <Button type="submit" tone="secondary" size="small" className="max-lg:min-h-11">
              Export all
            </Button>
          </form>
        )}
      </div>
      <Filter fields={fields} people={people} />
      {entries.length > 0 && <Entries entries={entries} now={now} />}
      {more !== null && (
        <p className="mt-4">
          <a href={more} className="link inline-block py-2">
            Show 50 more
          </a>
        </p>
      )}
    </>
  )
}

function headingOf(entries: readonly AuditEntry[], fields: AuditFields, now: number): string {
  const [newest] = entries
  if (!newest)
    return Object.values(fields).some((value) => value !== '') ? 'Nothing fits this filter' : 'Nothing was done yet'
  return `The newest entry is from ${timeInText(newest.at, now)}`
}

const Filter = ({ fields, people }: Pick<AuditPageProps, 'fields' | 'people'>) => (
  <form
    method="get"
    action="/agency/audit"
    className="mt-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_11rem_11rem_auto]"
  >
    {people.length > 0 && (
      <Field id="audit-who" label="Who">
        {(control) => (
          <Select {...control} name="who" defaultValue={fields.who}>
            <option value="">Everyone</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    )}
    <Field id="audit-act" label="What">
      {(control) => (
        <Select {...control} name="act" defaultValue={fields.act}>
          <option value="">Everything</option>
          {AUDIT_ACTS.map((act) => (
            <option key={act} value={act}>
              {ACT_WORDS[act]}
            </option>
          ))}
        </Select>
      )}
    </Field>
    <Field id="audit-from" label="From">
      {(control) => <TextInput {...control} type="date" name="from" defaultValue={fields.from} />}
    </Field>
    <Field id="audit-to" label="To">
      {(control) => <TextInput {...control} type="date" name="to" defaultValue={fields.to} />}
    </Field>
    <Button type="submit" tone="secondary">
      Filter
    </Button>
  </form>
)

const Entries = ({ entries, now }: Pick<AuditPageProps, 'entries' | 'now'>) => (
  <table className="people-table mt-7">
    <thead>
      <tr>
        <th scope="col">When</th>
        <th scope="col">Who</th>
        <th scope="col">What</th>
        <th scope="col">About</th>
        <th scope="col">Request</th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <tr key={entry.number}>
          <td className="whitespace-nowrap">{shownTime(entry.at, now)}</td>
          <td className="font-semibold wrap-anywhere">
            {entry.memberName === 'server' ? 'The server' : entry.memberName}
          </td>
          <td className="wrap-anywhere">{auditSentence(entry)}</td>
          <td data-label="About" className="text-ink-soft">
            {entry.about}
          </td>
          <td data-label="Request" className="text-ink-soft" title={entry.requestId ?? undefined}>
            {entry.requestId?.slice(0, 8) ?? 'None'}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
