import { useId, useState, type FormEvent } from 'react'
import { writeRankQuery } from '#domain/match/rank-url.ts'
import type { RankQuery } from '#domain/match/ranking.ts'
import { wishName } from '#domain/match/wishes.ts'
import { MOST } from '#domain/money/own-terms.ts'
import { partText } from '#domain/search/filter-parts.ts'
import { activeParts } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { parseQueryString } from '#domain/search/query-string.ts'
import { WorkPlaceSelect } from '#features/numbers/work-place-select.tsx'
import { useTimetable } from '#ui/listing/use-timetable.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox, Field, Select, TextInput } from '#ui/primitives/field.tsx'
import { QUESTIONS, type Choice, type WishQuestion } from './wish-questions.ts'
import { shortSearch } from './wishes-address.ts'

interface QuestionProps {
  query: RankQuery
  /** From 0. */
  question: number
  onGo: (search: Record<string, string>) => void
}

/** One question; what was answered before goes along in the form, which also works without scripts. */
export function Question({ query, question, onGo }: QuestionProps) {
  const asked = QUESTIONS[question]!
  const { filters } = query
  const next = question + 1 < QUESTIONS.length ? String(question + 2) : 'done'
  const isAnswered = activeParts(filters, everyPrice).some((part) => asked.parts.includes(wishName(part)))
  const isMust = isAnswered && !query.liked.some((name) => asked.parts.includes(name))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const sent = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ])
    if (submitter instanceof HTMLButtonElement) sent.push([submitter.name, submitter.value])
    onGo(shortSearch(parseQueryString(new URLSearchParams(sent).toString())))
  }
  return (
    <form action="/wishes" onSubmit={submit} className="question">
      <p className="text-ink-soft">
        Question {question + 1} of {QUESTIONS.length}
      </p>
      <h1 tabIndex={-1} className="page-title outline-none">
        {asked.title}
      </h1>
      {Object.entries(otherParams(query, asked)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {asked.fields === 'cost' && <CostFields query={query} />}
      {asked.fields === 'commute' && <CommuteFields query={query} />}
      <Choices asked={asked} query={query} />
      <fieldset className="question-level">
        <legend>How much does it matter?</legend>
        <label>
          <input type="radio" name="like" value={asked.parts.join(',')} defaultChecked={!isMust} />
          <span>I’d like it</span>
        </label>
        <label>
          <input type="radio" name="like" value="" defaultChecked={isMust} />
          <span>It’s a must</span>
        </label>
      </fieldset>
      <p className="question-acts">
        <Button type="submit" name="ask" value={next}>
          {next === 'done' ? 'Show homes' : 'Next'}
        </Button>
        <button name="skip" value={question + 1} className="link">
          I don’t mind
        </button>
        {next !== 'done' && (
          <button name="ask" value="done" className="link">
            Show homes now
          </button>
        )}
      </p>
    </form>
  )
}

/** What was answered elsewhere. */
function otherParams(query: RankQuery, asked: WishQuestion): Record<string, string> {
  const { like, ...params } = writeRankQuery({ ...query, page: 1 })
  const others = (like ?? '').split(',').filter((name) => !asked.parts.includes(name))
  const kept = Object.entries(params).filter(([name]) => !isSent(asked, name))
  return { ...Object.fromEntries(kept), ...(others.join() !== '' && { like: others.join(',') }) }
}

/** The form sends these itself. */
const isSent = ({ params, fields }: WishQuestion, name: string): boolean =>
  params.includes(name) || (fields === 'cost' && name === 'market')

function CostFields({ query: { filters } }: { query: RankQuery }) {
  return (
    <>
      <input type="hidden" name="was" value={filters.market} />
      <fieldset className="question-choices">
        <legend className="sr-only">Looking to</legend>
        {(['sale', 'rent'] as const).map((market) => (
          <label key={market}>
            <input type="radio" name="market" value={market} defaultChecked={filters.market === market} />
            <span>{market === 'sale' ? 'Buy' : 'Rent'}</span>
          </label>
        ))}
      </fieldset>
      <Field
        label="Monthly limit"
        hint="For a home to buy, with loan, tax, insurance, and association fee. In US dollars."
      >
        {(control) => (
          <TextInput
            {...control}
            name="cost"
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST.dollars}
            step={1}
            defaultValue={filters.cost.upTo ?? ''}
            className="max-w-60"
          />
        )}
      </Field>
    </>
  )
}

const MINUTES = [30, 45, 60, 75, 90]
/** Minutes on foot to a station. */
const WALK = 15

function CommuteFields({ query: { filters } }: { query: RankQuery }) {
  const timetable = useTimetable()
  const [place, setPlace] = useState(filters.train.to)
  const id = useId()
  return (
    <>
      <Field label="Place of work" id={id}>
        {(control) => (
          <WorkPlaceSelect
            {...control}
            name="train"
            timetable={timetable}
            value={place}
            onChange={setPlace}
            className="max-w-80"
          />
        )}
      </Field>
      <Field label="Minutes door to door, at most" hint="To the place of work you choose.">
        {(control) => (
          <Select {...control} name="trainMinutes" defaultValue={filters.train.minutes ?? ''} className="max-w-80">
            <option value="">Any</option>
            {minuteOptions(filters.train.minutes).map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes} minutes
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox name="walk" value={filters.train.walk ?? WALK} defaultChecked={filters.train.walk !== null}>
        At most {filters.train.walk ?? WALK} minutes on foot to the station
      </Checkbox>
    </>
  )
}

const minuteOptions = (chosen: number | null): number[] =>
  chosen === null || MINUTES.includes(chosen) ? MINUTES : [...MINUTES, chosen].toSorted((a, b) => a - b)

function Choices({ asked, query }: { asked: WishQuestion; query: RankQuery }) {
  const choices = asked.choices(query.filters.market)
  if (choices.length === 0) return null
  const given = writeRankQuery({ ...query, page: 1 })
  const valuesOf = (param: string) => (given[param] ?? '').split(',').filter(Boolean)
  const isOffered = (param: string, value: string) =>
    choices.some((choice) => choice.param === param && choice.value === value)
  // What was asked for elsewhere stays.
  const others = asked.params.flatMap((param) =>
    valuesOf(param)
      .filter((value) => !isOffered(param, value))
      .map((value) => ({ text: otherText(asked, query), param, value })),
  )
  const shown = asked.several ? choices : [...choices, ...others]
  const isChosen = ({ param, value }: Choice) => valuesOf(param).includes(value)
  return (
    <fieldset className="question-choices">
      <legend className="sr-only">{asked.title}</legend>
      {asked.several &&
        others.map(({ param, value }) => <input key={value} type="hidden" name={param} value={value} />)}
      {shown.map((choice) => (
        <label key={choice.value}>
          <input
            type={asked.several ? 'checkbox' : 'radio'}
            name={choice.param}
            value={choice.value}
            defaultChecked={isChosen(choice)}
          />
          <span>{choice.text}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A choice that the question doesn't offer, in the words of its chip. */
function otherText(asked: WishQuestion, { filters }: RankQuery): string {
  const part = activeParts(filters, everyPrice).find((each) => asked.parts.includes(wishName(each)))
  return part ? partText(part, filters) : ''
}
