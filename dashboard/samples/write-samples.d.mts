export function writeSamples(folder: string): Promise<void>
