// The formats beyond PDF and text. The contract refuses them: they are read where a caller asks for it.
export const EXTRA_FORMATS = ['docx', 'odt', 'rtf', 'image'] as const

export type ExtraFormat = (typeof EXTRA_FORMATS)[number]
