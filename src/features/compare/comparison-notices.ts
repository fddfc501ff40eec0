import { MAX_COMPARED, type AskedComparison } from '#domain/listing/comparison.ts'

/** Sentences about what a URL asks for and isn't shown. `gone`: homes no longer listed. */
export function comparisonNotices({ beyond, unreadable }: AskedComparison, gone: readonly number[]): string[] {
  const notices: string[] = []
  if (gone.length > 0) {
    notices.push(
      `${gone.length === 1 ? 'Home' : 'Homes'} ${gone.join(', ')} ${gone.length === 1 ? 'isn’t' : 'aren’t'} listed.`,
    )
  }
  if (beyond > 0) {
    notices.push(`You can compare up to ${MAX_COMPARED} homes, so we left out ${beyond} more.`)
  }
  if (unreadable) notices.push('Part of this link isn’t a listing number. It should end like ?homes=1,3,5.')
  return notices
}
