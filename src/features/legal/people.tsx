import type { ShownAgent } from '#domain/agency/agency-texts.ts'
import { telHref } from '#domain/agency/tel-href.ts'
import { listNames } from '#domain/name-list.ts'

/** The agency's licensed people, one under the other. */
export const People = ({ people }: { people: readonly ShownAgent[] }) => (
  <ul className="mt-5 flex flex-col gap-8">
    {people.map((person) => (
      <Person key={person.name} person={person} />
    ))}
  </ul>
)

function Person({ person: { name, license, portrait, languages, towns, phone } }: { person: ShownAgent }) {
  return (
    <li className="flex items-start gap-5">
      {portrait !== null && (
        <img
          src={portrait}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className="size-20 shrink-0 rounded-full bg-sand object-cover sm:size-24"
        />
      )}
      <div className="min-w-0">
        <h3 className="display text-xl">{name}</h3>
        <p className="text-ink-soft">{license}</p>
        {languages.length > 0 && <p className="mt-2">Speaks {listNames(languages)}</p>}
        {towns.length > 0 && <p className="mt-2">Works in {listNames(towns)}</p>}
        {phone !== null && (
          <p className="mt-2">
            <a href={telHref(phone)} className="tabular-nums underline underline-offset-4">
              {phone}
            </a>
          </p>
        )}
      </div>
    </li>
  )
}
