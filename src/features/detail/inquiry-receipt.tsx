import { CircleCheck } from 'lucide'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Inquiry, TakenInquiry } from '#domain/inquiry/inquiry.ts'
import { hoursOn } from '#domain/inquiry/showing-times.ts'
import { slotLabel } from '#domain/inquiry/tour-slots.ts'
import type { TourRequest } from '#domain/inquiry/tour.ts'
import { formatWeekdayAndDay } from '#domain/weekday-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { INQUIRY, RECEIPT } from './texts/inquiry-texts.ts'

/** What a receipt says of an inquiry. */
export type Receipt = Pick<Inquiry, 'email' | 'phone' | 'message' | 'tour'> & TakenInquiry

interface InquiryReceiptProps {
  inquiry: Receipt
  onWriteAnother: () => void
}

/** What was sent, in place of the form: the question, the tour, and who answers where. It gets the focus, and afterwards the message. */
export function InquiryReceipt({ inquiry, onWriteAnother }: InquiryReceiptProps) {
  const { firm } = useAgency()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const form = heading.current?.closest('form')
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    // When the form is back.
    return () => form?.querySelector('textarea')?.focus()
  }, [])
  const { email, phone, message, tour, answeredBy } = inquiry
  return (
    // The sticky column (detail-page.tsx) begins below the header while it is this short.
    <div data-receipt className="flex scroll-my-32 flex-col gap-5">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- for a page that is the answer to the form, before its scripts are there */}
      <h3 ref={heading} tabIndex={-1} autoFocus className="flex items-center gap-2 font-semibold outline-none">
        <Icon of={CircleCheck} strokeWidth={1.75} className="shrink-0 text-pine" />
        {tour ? RECEIPT.headingWithTour : RECEIPT.heading}
      </h3>
      <dl className="flex flex-col gap-4 border-y border-line py-5">
        {tour && <TourFact tour={tour} answeredBy={answeredBy} />}
        <Fact term={RECEIPT.message}>
          <p className="wrap-anywhere whitespace-pre-line">{message}</p>
        </Fact>
        <Fact term={RECEIPT.next}>
          <p>{RECEIPT.reply(answeredBy, firm.name)}</p>
          <p className="wrap-anywhere text-ink-soft">{RECEIPT.to(email, phone)}</p>
        </Fact>
      </dl>
      {/* Sent without scripts, the form comes back empty but for who writes. */}
      <Button
        type="submit"
        name="another"
        value="on"
        tone="secondary"
        onClick={(event) => {
          event.preventDefault()
          onWriteAnother()
        }}
      >
        {RECEIPT.another}
      </Button>
    </div>
  )
}

function TourFact({ tour: { day, slot }, answeredBy }: { tour: TourRequest } & TakenInquiry) {
  const { tourHours } = useAgency()
  return (
    <Fact term={RECEIPT.tour}>
      <p className="font-semibold">{formatWeekdayAndDay(day)}</p>
      <p>
        {slotLabel(slot, hoursOn(day, tourHours))}, {INQUIRY.zone}
      </p>
      <p className="text-ink-soft">{INQUIRY.confirms(answeredBy)}</p>
    </Fact>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-0.5 text-sm text-ink-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
