export const POSTINGS: readonly { file: string; text: string }[]
