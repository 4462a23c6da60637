// Keeps one entry of those that tell the same thing, where the first of them stands.

export function mergeEntries<Entry>(
  entries: readonly Entry[],
  isSame: (kept: Entry, entry: Entry) => boolean,
  join: (kept: Entry, entry: Entry) => Entry,
): Entry[] {
  const out: Entry[] = []
  for (const entry of entries) {
    const at = out.findIndex((kept) => isSame(kept, entry))
    const kept = out[at]
    if (kept) out[at] = join(kept, entry)
    else out.push(entry)
  }
  return out
}
