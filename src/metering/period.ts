// The billing period: a calendar month in UTC. As text, later periods sort after earlier ones.
export const periodOf = (ms: number): string => new Date(ms).toISOString().slice(0, 7)
