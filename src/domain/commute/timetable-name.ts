import { formatMonth } from '../day-text.ts'
import type { Timetable } from './timetable.ts'

/** 'timetable of September 2026': stands with every minute, also after the timetable has ended. */
export const timetableName = ({ asOf }: Pick<Timetable, 'asOf'>): string => `timetable of ${formatMonth(asOf)}`
