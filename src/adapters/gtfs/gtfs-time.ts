/** Minutes after midnight of 'H:MM:SS' or 'HH:MM:SS', past 24:00:00 for the next day; null for an empty or wrong one. */
export function minutesOf(text: string): number | null {
  const parts = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(text)
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) + Number(parts[3]) / 60 : null
}
