// Billing months: counted from the anchor, so that the 31st comes back after a shorter month.

/** The anchor's day and time this many months later, or that month's last day. Seconds, UTC. */
export function monthsAfter(anchorSeconds: number, months: number): number {
  const anchor = new Date(anchorSeconds * 1000)
  const first = new Date(anchor)
  first.setUTCDate(1)
  first.setUTCMonth(anchor.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0))
  first.setUTCDate(Math.min(anchor.getUTCDate(), lastDay.getUTCDate()))
  return Math.floor(first.getTime() / 1000)
}
