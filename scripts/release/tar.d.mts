export function tarOf(
  files: readonly { path: string; bytes: Uint8Array; executable?: boolean }[],
): Buffer
