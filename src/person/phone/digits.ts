// The digits of a text. Most lines have none, and then no other pattern needs to be tried.
export const digitCount = (text: string): number => text.match(/[0-9]/g)?.length ?? 0

export const hasDigit = (text: string): boolean => /[0-9]/.test(text)
