import { ROLE_WORDS } from '#domain/agency/member.ts'
import { formatSortableTime } from '#domain/clock-text.ts'
import { newJerseyClock } from '#domain/new-jersey-time.ts'
import type { ListedMember, OpenInvitation } from '#ports/server/agency-members.ts'
import { harmless, tableLines } from '../terminal-table.ts'

const HEADS = ['Name', 'Email', 'Role', 'Two-step', 'Sessions', 'State']

const timeText = (time: number): string => formatSortableTime(newJerseyClock(new Date(time)))

/** Who works for the agency, and who is invited, as a table for the terminal. Times are New Jersey's. */
export function peopleTable(members: readonly ListedMember[], invitations: readonly OpenInvitation[]): string {
  if (members.length + invitations.length === 0)
    return 'Nobody works here yet. To invite the first owner: npm run agency -- invite EMAIL'
  const rows = [
    ...members.map(({ name, email, role, twoStep, sessions, removedAt }) => [
      name,
      email ?? 'none',
      ROLE_WORDS[role],
      twoStep ? 'on' : 'off',
      String(sessions),
      removedAt === null ? 'active' : `removed ${timeText(removedAt)}`,
    ]),
    ...invitations.map(({ email, role, expiresAt, isReset }) => [
      isReset ? '(two-step sign-in)' : '(invited)',
      email,
      ROLE_WORDS[role],
      '',
      '',
      `until ${timeText(expiresAt)}`,
    ]),
  ].map((cells) => cells.map(harmless))
  return tableLines(HEADS, rows).join('\n')
}
