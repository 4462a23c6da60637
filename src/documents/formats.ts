// The formats beyond PDF and text. The contract refuses them, so a deployment or caller must ask
// for them.
export const EXTRA_FORMATS = ['docx', 'odt', 'rtf', 'image'] as const

export type ExtraFormat = (typeof EXTRA_FORMATS)[number]
