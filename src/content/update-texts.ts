import { EVENING, MORNING, type UpdateFrequency } from '#domain/updates/update-frequency.ts'

/** How often emails come, in the order of the lists that offer it. */
export const FREQUENCY_TEXTS: Readonly<Record<UpdateFrequency, string>> = {
  off: 'Off',
  'at-once': 'Instantly',
  daily: 'Daily',
  sunday: 'Weekly on Sunday',
  monday: 'Weekly on Monday',
  tuesday: 'Weekly on Tuesday',
  wednesday: 'Weekly on Wednesday',
  thursday: 'Weekly on Thursday',
  friday: 'Weekly on Friday',
  saturday: 'Weekly on Saturday',
}

/** Which news of homes that somebody hasn't saved is emailed. */
export const NEW_HOMES_TEXT = 'New listings, price cuts, and homes back on the market.'

/** Of a ranked search. */
export const WISHES_EMAILED = 'We’ll email you only about homes that meet every must and every wish.'

const [MORNING_TEXT, EVENING_TEXT] = [`${MORNING}\u00a0AM`, `${EVENING - 12}\u00a0PM`]

/** When the emails of each kind come. */
export const WHEN_TEXTS: readonly string[] = [
  `Instant emails: at most one an hour, ${MORNING_TEXT} to ${EVENING_TEXT} New Jersey time.`,
  `Daily and weekly emails: at ${MORNING_TEXT}.`,
]
